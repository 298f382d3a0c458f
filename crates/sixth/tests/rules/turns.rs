//! The plain game: the board, placing, moving, and the king that ends it.

use super::*;

use trilith_game::Outcome;
use trilith_sixth::{Ending, Kind, Rank};

// Two players, and Silver has the first turn.
#[test]
fn silver_moves_first() {
    let mut game = Game::new(start("sixth"));
    assert_eq!(game.position().seats(), 2);
    assert_eq!(game.position().side(), SILVER);
    play(&mut game, "c3");
    assert_eq!(game.position().side(), BROWN);
    play(&mut game, "c4");
    assert_eq!(game.position().side(), SILVER);
}

// 25 squares: columns a to e from the left, rows 1 to 5 from the bottom.
#[test]
fn columns_go_from_the_left_and_rows_from_the_bottom() {
    let board = after(start("sixth"), "a1 e1 a5 e5 b4");
    assert_eq!(board.to_string(), "P,3,p/1,P,3/5/5/P,3,p b -");
    assert_eq!(Square::all().count(), 25);
    for nowhere in ["f1", "a6", "a0"] {
        assert!(board.parse_move(nowhere).is_err(), "{nowhere}");
    }
}

// Nothing stands on the board when the game starts: the 25 placements are all there is to do.
#[test]
fn the_board_starts_empty() {
    let board = start("sixth");
    assert!(board.occupied().is_empty());
    assert_eq!(board.to_string(), "5/5/5/5/5 s -");
    let placements: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    let mut listed = moves(&board);
    listed.sort_by_key(|name| square(name));
    assert_eq!(listed, placements);
}

// Each player has 15 pawns and nothing else.
#[test]
fn each_player_has_fifteen_pawns() {
    let board = start("sixth");
    assert_eq!(*board.reserve(SILVER), pieces(15, 0, 0));
    assert_eq!(*board.reserve(BROWN), pieces(15, 0, 0));
    for kind in ["Hc3", "Gc3"] {
        assert!(matches!(refusal(&board, kind), Illegal::NotInReserve { .. }));
    }
    assert_eq!(refusal(&board, "Ma3"), Illegal::NoMilady);
}

// A piece is placed from the reserve: with 15 pawns on the board, none is left.
#[test]
fn an_empty_reserve_places_nothing() {
    let full = position("sixth", "PP,PP,PP,PP,P/PP,PP,PP,2/5/5/5 s -");
    assert_eq!(*full.reserve(SILVER), pieces(0, 0, 0));
    let kind = Kind::Pawn;
    assert_eq!(refusal(&full, "a1"), Illegal::NotInReserve { side: SILVER, kind });
    let brown = position("sixth", "PP,PP,PP,PP,P/PP,PP,PP,2/5/5/5 b -");
    assert!(legal(&brown, "a1"));
    let text = "PP,PP,PP,PP,PP/PP,PP,PP,2/5/5/5 s -";
    assert!(Position::from_text(variant("sixth"), text).is_err(), "16 pawns");
}

// Placing takes one pawn out of one's own reserve, and the pawn has one's own colour.
#[test]
fn a_placement_comes_from_the_players_own_reserve() {
    let silver = after(start("sixth"), "c3");
    assert_eq!(silver.to_string(), "5/5/2,P,2/5/5 b -");
    assert_eq!(*silver.reserve(SILVER), pieces(14, 0, 0));
    assert_eq!(*silver.reserve(BROWN), pieces(15, 0, 0));
    let brown = after(silver, "c4");
    assert_eq!(brown.to_string(), "5/2,p,2/2,P,2/5/5 s -");
    assert_eq!(*brown.reserve(SILVER), pieces(14, 0, 0));
    assert_eq!(*brown.reserve(BROWN), pieces(14, 0, 0));
}

// Pieces are placed on empty squares only, not on one's own and not on the opponent's.
#[test]
fn a_piece_is_placed_on_an_empty_square() {
    let board = position("sixth", "5/5/2,P,p,1/5/5 s -");
    assert_eq!(refusal(&board, "c3"), Illegal::Occupied(square("c3")));
    assert_eq!(refusal(&board, "d3"), Illegal::Occupied(square("d3")));
    assert!(legal(&board, "e3"));
}

// All of a stack, or any number of pieces from its top, may be moved; not more and not none.
#[test]
fn any_number_of_pieces_from_the_top_may_be_moved() {
    let board = position("sixth", "5/3,p,1/5/2,pPp,2/5 s -");
    assert_eq!(after(board, "c2>d4:1").to_string(), "5/3,pp,1/5/2,pP,2/5 b -");
    assert_eq!(
        after(board, "c2>d4:2").to_string(),
        "5/3,pPp,1/5/2,p,2/5 b d4>c2:2"
    );
    assert_eq!(after(board, "c2>d4:3").to_string(), "5/3,ppPp,1/5/5/5 b -");
    let too_many = Illegal::WrongCount {
        square: square("c2"),
        pieces: 3,
        count: 4,
    };
    assert_eq!(refusal(&board, "c2>d4:4"), too_many);
    let none = Move::Shift {
        from: square("c2"),
        to: square("d4"),
        count: 0,
    };
    assert!(matches!(
        board.check(none),
        Err(Illegal::WrongCount { count: 0, .. })
    ));
}

// Either player may move any stack, whatever colour is on top.
#[test]
fn either_player_may_move_any_stack() {
    for turn in ["s", "b"] {
        let board = position("sixth", &format!("5/5/1,P,p,2/5/5 {turn} -"));
        assert!(legal(&board, "b3>c3:1"), "{turn}");
        assert!(legal(&board, "c3>b3:1"), "{turn}");
    }
}

// A stack never moves onto an empty square.
#[test]
fn a_stack_never_moves_onto_an_empty_square() {
    let board = position("sixth", "5/5/1,P,p,2/5/5 s -");
    assert_eq!(refusal(&board, "c3>d3:1"), Illegal::EmptyTarget(square("d3")));
    assert!(legal(&board, "c3>b3:1"));
}

// What is moved is a stack that is there.
#[test]
fn an_empty_square_has_nothing_to_move() {
    let board = position("sixth", "5/5/1,P,p,2/5/5 s -");
    assert_eq!(refusal(&board, "a3>b3:1"), Illegal::NoStack(square("a3")));
    assert_eq!(refusal(&board, "a3>b3"), Illegal::NoStack(square("a3")));
    assert!(legal(&board, "c3>b3"));
}

// A stack moves onto another stack, not onto itself.
#[test]
fn a_stack_does_not_move_onto_itself() {
    let board = position("sixth", "5/5/1,PP,p,2/5/5 s -");
    assert!(matches!(refusal(&board, "b3>b3:1"), Illegal::OutOfReach { .. }));
    assert!(legal(&board, "b3>c3:1"));
}

// Order is kept: the moved pieces lie on top as they lay before.
#[test]
fn the_moved_pieces_keep_their_order_on_top() {
    let board = position("sixth", "5/2,pppP,2/5/P,4/5 s -");
    assert_eq!(
        after(board, "c4>a2:3").to_string(),
        "5/2,p,2/5/PppP,4/5 b a2>c4:3"
    );
}

// The height before the move counts, not the number of pieces lifted.
#[test]
fn the_height_before_the_move_decides_how_it_moves() {
    // One piece of a rook slides, and one piece of a knight jumps and does not step.
    let rook = position("sixth", "5/5/PP,3,p/5/5 s -");
    assert!(legal(&rook, "a3>e3:1"));
    let knight = position("sixth", "5/3,p,1/2,PPP,p,1/5/5 s -");
    assert_eq!(reach(&knight, "c3"), Vec::<String>::new());
    assert!(!legal(&knight, "c3>d3:1"));
    let jump = position("sixth", "3,p,1/5/2,PPP,p,1/5/5 s -");
    assert!(legal(&jump, "c3>d5:1"));
}

// Where a stack lands it moves by its new height from then on.
#[test]
fn a_stack_moves_by_its_new_height_after_landing() {
    let board = position("sixth", "2,p,2/5/2,p,2/2,P,2/5 s -");
    assert!(!legal(&board, "c3>c5:1"));
    let next = after(board, "c2>c3:1");
    assert!(legal(&next, "c3>c5:2"));
}

/// A board full of pawns around the given stack on c3, so that everything near is a target.
fn surrounded(stack: &str) -> Position {
    position("sixth", &format!("P,p,P,p,P/p,P,p,P,p/p,p,{stack},P,P/5/5 s -"))
}

// Height 1 acts as a pawn: one step, orthogonal.
#[test]
fn a_stack_of_one_steps_orthogonally() {
    assert_eq!(reach(&surrounded("p"), "c3"), ["b3", "c4", "d3"]);
    let lonely = position("sixth", "2,p,2/3,p,1/p,1,P,1,p/1,p,3/2,p,2 s -");
    assert_eq!(reach(&lonely, "c3"), Vec::<String>::new());
    let out_of_reach = Illegal::OutOfReach {
        from: square("c3"),
        rank: Rank::Pawn,
        to: square("d4"),
    };
    assert_eq!(refusal(&lonely, "c3>d4:1"), out_of_reach);
}

// Height 2 acts as a rook: orthogonal, to the first stack in that direction.
#[test]
fn a_stack_of_two_moves_as_a_rook() {
    let board = position("sixth", "2,p,2/3,p,1/p,1,PP,p,p/1,p,3/2,p,2 s -");
    assert_eq!(reach(&board, "c3"), ["a3", "c1", "c5", "d3"]);
    assert!(matches!(
        refusal(&board, "c3>d4:1"),
        Illegal::OutOfReach { rank: Rank::Rook, .. }
    ));
    // The first stack is as far as it gets.
    assert!(matches!(refusal(&board, "c3>e3:2"), Illegal::OutOfReach { .. }));
}

// Height 3 acts as a knight: two squares one way and one the other, over anything.
#[test]
fn a_stack_of_three_jumps_as_a_knight() {
    assert_eq!(reach(&surrounded("PPP"), "c3"), ["a4", "b5", "d5", "e4"]);
    let board = position("sixth", "1,p,1,p,1/p,3,p/2,PPP,2/p,3,p/1,p,1,p,1 s -");
    assert_eq!(
        reach(&board, "c3"),
        ["a2", "a4", "b1", "b5", "d1", "d5", "e2", "e4"]
    );
    assert!(matches!(
        refusal(&surrounded("PPP"), "c3>c4:1"),
        Illegal::OutOfReach {
            rank: Rank::Knight,
            ..
        }
    ));
}

// Height 4 acts as a bishop: diagonal, to the first stack in that direction.
#[test]
fn a_stack_of_four_moves_as_a_bishop() {
    let board = position("sixth", "p,1,p,1,p/3,p,1/p,1,PPPP,1,p/5/p,1,p,1,p s -");
    assert_eq!(reach(&board, "c3"), ["a1", "a5", "d4", "e1"]);
    assert!(matches!(
        refusal(&board, "c3>c5:1"),
        Illegal::OutOfReach {
            rank: Rank::Bishop,
            ..
        }
    ));
    assert!(matches!(refusal(&board, "c3>e5:4"), Illegal::OutOfReach { .. }));
}

// Height 5 acts as a queen: any of the eight directions, to the first stack.
#[test]
fn a_stack_of_five_moves_as_a_queen() {
    let board = position("sixth", "p,1,p,1,p/1,p,1,p,1/p,1,PPPPP,p,p/5/p,1,p,1,p s -");
    assert_eq!(
        reach(&board, "c3"),
        ["a1", "a3", "b4", "c1", "c5", "d3", "d4", "e1"]
    );
    let knightly = position("sixth", "3,p,1/5/2,PPPPP,2/5/5 s -");
    assert!(matches!(
        refusal(&knightly, "c3>d5:1"),
        Illegal::OutOfReach {
            rank: Rank::Queen,
            ..
        }
    ));
}

// Height 6 and more acts as a king: the game is decided.
#[test]
fn a_stack_of_six_decides_the_game() {
    let mut game = Game::new(position("sixth", "5/3,Ppp,1/5/2,PPP,2/5 s -"));
    play(&mut game, "c2>d4:2");
    assert_eq!(game.outcome(), None, "five is not enough");
    game.undo();
    play(&mut game, "c2>d4:3");
    assert_eq!(game.outcome(), Some(Outcome::Win(SILVER)));
    let ending = Ending::King {
        side: SILVER,
        square: square("d4"),
    };
    assert_eq!(game.position().ending(), Some(ending));
    assert_eq!(ending.to_string(), "Silver wins with a king on d4");
    assert_eq!(game.position().to_string(), "5/3,PppPPP,1/5/5/5 b -");
}

// More than six is a king too.
#[test]
fn a_stack_of_ten_is_a_king() {
    let board = position("sixth", "5/5/PPPPP,3,ppppp/5/5 s -");
    let end = after(board, "a3>e3:5");
    assert_eq!(end.outcome(), Some(Outcome::Win(SILVER)));
    assert_eq!(end.height(square("e3")), 10);
    assert_eq!(Rank::of(10), Some(Rank::King));
}

// The colour on top wins, whoever moved.
#[test]
fn the_colour_on_top_wins_whoever_moved() {
    for turn in ["s", "b"] {
        let board = position("sixth", &format!("5/3,Ppp,1/5/2,PPp,2/5 {turn} -"));
        assert_eq!(
            after(board, "c2>d4:3").outcome(),
            Some(Outcome::Win(BROWN)),
            "{turn}"
        );
    }
}

// A finished game has no legal moves and nobody to move.
#[test]
fn a_finished_game_has_no_legal_moves_and_nobody_to_move() {
    let mut game = Game::new(position("sixth", "5/3,Ppp,1/5/2,PPP,2/5 s -"));
    assert!(game.to_move().is_some());
    play(&mut game, "c2>d4:3");
    assert_eq!(game.to_move(), None);
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.position().count_moves(), 0);
    for text in ["a1", "d4>c3:1", "pass"] {
        assert_eq!(refusal(game.position(), text), Illegal::GameOver, "{text}");
        assert_eq!(refused(&mut game, text), Refused::Over(Outcome::Win(SILVER)));
    }
}

// A refused move changes nothing.
#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = Game::new(start("sixth"));
    play(&mut game, "c3");
    let before = game.clone();
    let reason = Refused::Illegal(Illegal::Occupied(square("c3")));
    assert_eq!(refused(&mut game, "c3"), reason);
    assert_eq!(game, before);
}
