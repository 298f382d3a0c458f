//! Drawings as plain text. What is told by colour must be told here too.

use trilith_games::Game;

use super::*;

fn game(variant: &str, moves: &str) -> Game {
    let mut game = Game::new(variant.parse().unwrap());
    for text in moves.split_whitespace() {
        game.play_text(text).unwrap();
    }
    game
}

fn at(variant: &str, position: &str) -> Game {
    Game::from_position(variant.parse().unwrap(), position).unwrap()
}

fn drawn(game: &Game) -> String {
    format!("\n{}", scene(game, 80).to_text(false))
}

fn drawn_in(game: &Game, width: usize, height: usize) -> String {
    let view = View {
        width,
        height,
        pan: (0, 0),
        hint: None,
    };
    format!("\n{}", table(game, &view).to_text(false))
}

#[test]
fn sixth_shows_every_disc_of_every_stack() {
    let expected = r"
   ┌───────┬───────┬───────┬───────┬───────┐   Silver  13 pawns
   │       │       │       │       │       │   Brown   10 pawns
 5 │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤   Last    Brown d4
   │       │       │       │       │       │   Turn    Silver
 4 │       │       │       │ [ p ] │       │
   ├───────┼───────┼───────┼─›♙ 1‹─┼───────┤
   │       │       │ ( P ) │       │       │
 3 │       │       │ [ p ] │       │       │
   ├───────┼───────┼──♖ 2──┼───────┼───────┤
   │       │       │ [ p ] │       │       │
   │       │       │ ( P ) │       │       │
   │       │       │ [ p ] │       │       │
 2 │       │       │ [ p ] │       │       │
   ├───────┼───────┼──♗ 4──┼───────┼───────┤
   │       │       │       │       │       │
 1 │       │       │       │       │       │
   └───────┴───────┴───────┴───────┴───────┘
       a       b       c       d       e
";
    assert_eq!(
        drawn(&game(
            "sixth",
            "b2 c2 c2>b2 b3 b2>b3 c3 d4 b3>d4 d4>c3 c2 c3>c2:3 d4"
        )),
        expected
    );
}

#[test]
fn sixth_shows_a_king_and_who_won() {
    let expected = r"
   ┌───────┬───────┬───────┬───────┬───────┐   Silver  13 pawns
   │       │       │       │       │       │   Brown   10 pawns
 5 │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤   Last    Silver c3>c2:2
   │       │       │       │       │       │   Result  1-0, Silver wins with a
 4 │       │       │       │ [ p ] │       │           king on c2
   ├───────┼───────┼───────┼──♙ 1──┼───────┤
   │       │       │       │       │       │
 3 │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤
   │       │       │ ( P ) │       │       │
   │       │       │ [ p ] │       │       │
   │       │       │ [ p ] │       │       │
   │       │       │ ( P ) │       │       │
   │       │       │ [ p ] │       │       │
 2 │       │       │ [ p ] │       │       │
   ├───────┼───────┼─›♔ 6‹─┼───────┼───────┤
   │       │       │       │       │       │
 1 │       │       │       │       │       │
   └───────┴───────┴───────┴───────┴───────┘
       a       b       c       d       e
";
    assert_eq!(
        drawn(&game(
            "sixth",
            "b2 c2 c2>b2 b3 b2>b3 c3 d4 b3>d4 d4>c3 c2 c3>c2:3 d4 c3>c2:2"
        )),
        expected
    );
}

#[test]
fn sixth_tells_giants_hunchbacks_and_milady_apart() {
    let expected = r"
   ┌───────┬───────┬───────┬───────┬───────┐   Silver  5 points left: pawn 1
   │       │       │       │       │       │   Brown   7 pawns
 5 │ [^h^] │       │       │       │       │   Points  Silver 0, Brown 0
   ├──♙ 1──┼───────┼───────┼───────┼───────┤   Milady  on a3, visible: she must
   │       │       │       │       │       │           be landed on; only Silver
 4 │       │       │       │       │       │           may place or move her
   ├───────┼───────┼───────┼───────┼───────┤
   │       │       │       │ ┌ g ┐ │       │   Last    Silver Ma3
 3 │ < M > │       │ (^H^) │ └   ┘ │       │   Turn    Brown
   ├─›♙ 1‹─┼───────┼──♙ 1──┼──♖ 2──┼───────┤
   │       │       │       │       │       │
 2 │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤
   │ ╭ G ╮ │       │       │       │       │
 1 │ ╰   ╯ │       │       │       │       │
   └──♖ 2──┴───────┴───────┴───────┴───────┘
       a       b       c       d       e
";
    assert_eq!(
        drawn(&game(
            "sixth:kings,milady=silver,armies,brown=7p1h1g",
            "Hc3 Gd3 Ga1 Ha5 Ma3"
        )),
        expected
    );
}

#[test]
fn sixth_tells_what_the_ko_forbids() {
    let expected = r"
   ┌───────┬───────┬───────┬───────┬───────┐   Silver  14 pawns
   │       │       │ [ p ] │       │       │   Brown   13 pawns
 5 │       │       │ [ p ] │       │       │   Points  Silver 0, Brown 2
   ├───────┼───────┼──♖ 2──┼───────┼───────┤   Ko      not c5>c3:1, it would
   │       │       │       │       │       │           undo the last move
 4 │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤   Turn    Brown
   │       │       │       │       │       │
 3 │       │       │ ( P ) │       │       │
   ├───────┼───────┼──♙ 1──┼───────┼───────┤
   │       │       │       │       │       │
 2 │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤
   │       │       │       │       │       │
 1 │       │       │       │       │       │
   └───────┴───────┴───────┴───────┴───────┘
       a       b       c       d       e
";
    assert_eq!(
        drawn(&at("sixth:kings", "2,pp,2/5/2,P,2/5/5 b c5>c3:1 0:2")),
        expected
    );
}

#[test]
fn with_milady_on_top_six_are_no_king() {
    let expected = r"
   ┌───────┬───────┬───────┬───────┬───────┐   Silver  9 pawns
   │       │       │       │       │       │   Brown   9 pawns
 5 │       │       │       │       │       │   Milady  on d1, visible: she must
   ├───────┼───────┼───────┼───────┼───────┤           be landed on
   │       │       │       │       │       │
 4 │       │       │       │       │       │   Turn    Silver
   ├───────┼───────┼───────┼───────┼───────┤
   │       │       │       │       │       │
 3 │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤
   │       │       │       │       │       │
 2 │       │       │       │       │       │
   ├───────┼───────┼───────┼───────┼───────┤
   │       │       │       │ < M > │       │
   │       │       │       │ ( P ) │       │
   │       │       │       │ ( P ) │       │
   │       │       │       │ [ p ] │       │
   │       │       │       │ ( P ) │       │
 1 │       │       │ [ p ] │ [ p ] │       │
   └───────┴───────┴──♙ 1──┴──·6───┴───────┘
       a       b       c       d       e
";
    assert_eq!(drawn(&at("sixth:milady", "5/5/5/5/2,p,pPpPPM,1 s -")), expected);
}

#[test]
fn sixth_fits_into_little_room() {
    let expected = r"
   ┌─────┬─────┬─────┬─────┬─────┐
 5 │     │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┤
   │     │     │( P )│     │     │
 4 │     │     │[ p ]│     │     │
   ├─────┼─────┼›♖ 2‹┼─────┼─────┤
 3 │     │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┤
 2 │     │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┤
 1 │     │     │     │     │     │
   └─────┴─────┴─────┴─────┴─────┘
      a     b     c     d     e
";
    assert_eq!(drawn_in(&game("sixth", "c3 c4 c3>c4"), 34, 14), expected);
}

#[test]
fn sixth_in_letters_fits_anywhere() {
    let expected = r"
 5  ·    ·    ·    ·     ·
 4  ·    ·    ·   ›PpPp  ·
 3  ·    ·    p    ·     ·
 2  ·    ·    ·    ·     ·
 1  ·    ·    ·    ·     ·

    a    b    c    d     e
";
    assert_eq!(
        drawn_in(&game("sixth", "b2 c2 c2>b2 b3 b2>b3 c3 d4 b3>d4"), 30, 8),
        expected
    );
}

#[test]
fn six_begins_with_two_tiles() {
    let expected = r"
        0\  1\  2\                             Red    20 tiles in hand
-1 │ -1\  ·   ·   ·                            Black  20 tiles in hand
 0 │    ·   R   B   ·                          Round  one, laying
 1 │      ·   ·   ·
                                               Turn   Red
a cell is q,r: q down the \, r along the row
";
    assert_eq!(drawn(&game("six", "")), expected);
}

#[test]
fn six_marks_the_winning_six() {
    let expected = r"
              2\  3\                           Red     14 tiles in hand
-4 │    0\  1\  ·   ·                          Black   15 tiles in hand
-3 │ -1\  ·   ·   B   ·                        Round   one, laying
-2 │    ·  <R> <R> <R>  ·
-1 │      ·  <R> <R>  R   ·                    Last    Red 0,-2
 0 │        ·  <R>  B   B   ·                  Result  1-0, Red wins with a
 1 │          ·   B   B   ·                            triangle
 2 │            ·   B   ·
 3 │              ·   ·

a cell is q,r: q down the \, r along the row
";
    assert_eq!(
        drawn(&game("six", "2,-1 2,0 1,-1 1,1 2,-2 0,1 0,-1 0,2 1,-2 2,-3 0,-2")),
        expected
    );
}

#[test]
fn six_marks_what_was_captured() {
    let mut game = at("six", "brrb/rbrbrbb/brbr@0,-1 0 0 12");
    game.play_text("4,0>4,-1").unwrap();
    let expected = r"
        0\  1\  2\  3\  4\  5\                 Red    7 tiles
-2 │ -1\  ·   ·   ·   ·   ·   ·                Black  6 tiles
-1 │    ·   B   R   R   B  (R)  ·   6\         Round  two, moving
 0 │      ·   R   B   R   B   ×   ×   ×
 1 │        ·   B   R   B   R   ·              Last   Red 4,0>4,-1
 2 │          ·   ·   ·   ·   ·                Turn   Black

a cell is q,r: q down the \, r along the row
";
    assert_eq!(drawn(&game), expected);
}

#[test]
fn six_for_four_tells_each_hand() {
    let expected = r"
       -1\  0\  1\  2\  3\                     Red 0    9 tiles in hand
-1 │ -2\  ·   ·   ·   ·   ·                    Black 1  9 tiles in hand
 0 │    ·  (B)  R   B   R   ·                  Red 2    10 tiles in hand
 1 │      ·   ·   ·   ·   ·                    Black 3  10 tiles in hand
                                               Round    one, laying
a cell is q,r: q down the \, r along the row
                                               Last     Black (seat 1) -1,0
                                               Turn     Red (seat 2)
";
    assert_eq!(drawn(&game("six:players=4", "2,0 -1,0")), expected);
}

#[test]
fn a_long_field_of_six_stands_close() {
    let expected = r"
           0         5        10        15        20        25        30
10 │  · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
11 │ · R B R B R B R B R B R B R B R B R B R B R B R B R B R B R B R B R B R B ·
12 │  · · R · B · R · B · R · B · · · · · · · · · · · · · · · · · · · · · · · ·
13 │     · · · · · · · · · · · ·

a cell is q,r: q down the \, r along the row

 Red    21 tiles
 Black  21 tiles
 Round  two, moving
 Quiet  99 of 100 turns

 Turn   Black
";
    assert_eq!(
        drawn(&at(
            "six",
            "rbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrb/1r1b1r1b1r1b@-3,11 1 0 99"
        )),
        expected
    );
}

#[test]
fn a_field_of_six_that_is_too_large_is_cut_around_the_last_move() {
    let expected = r"
                           10
 2 │                       · R ·
 3 │                        · B ·
 4 │                         · R ·
 5 │                          · B ·
 6 │                           · R ·
 7 │                            ·(B ·
 8 │                             · ·
Shift+arrows move the field
";
    assert_eq!(
        drawn_in(
            &game(
                "six",
                "2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0 10,1 10,2 10,3 10,4 10,5 10,6 10,7"
            ),
            48,
            9
        ),
        expected
    );
}

#[test]
fn panning_shows_another_part_of_a_field_of_six() {
    let expected = r"
     0         5        10
-1 │  · · · · · · · · · · · ·
 0 │ · R B R B R B R B R B R ·
 1 │  · · · · · · · · · · · B
 2 │                       · R
 3 │                        ·
 4 │                         ·
Shift+arrows move the field
";
    assert_eq!(
        format!(
            "\n{}",
            table(
                &game(
                    "six",
                    "2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0 10,1 10,2 10,3 10,4 10,5 10,6 10,7"
                ),
                &View {
                    width: 30,
                    height: 8,
                    pan: (-40, -4),
                    hint: None
                }
            )
            .to_text(false)
        ),
        expected
    );
}

#[test]
fn twentyseven_shows_the_line_and_its_stacks() {
    let expected = r"
                        4      4
                 3    [ b ]  ( w )           3
          2    [ b ]  [ b ]  ( w )         ( w )           2
        [ b ]  [ b ]  [ b ]  ( w )         ( w )         ( w )
        [ b ]  [ b ]  [ b ]  ( w )         ( w )         ( w )
 ══r══  ══g══  ══g══  ══g══  ══g══  ══g══  ══g══  ══g══  ══r══
   1      2      3      4     ›5‹     6      7      8      9
 Black ──►                                           ◄── White

 Black  steps 3, has 2 on 9
 White  steps 3, has 0 on 1

 Last   White 8:4
 Turn   Black
";
    assert_eq!(drawn(&game("27", "1:9 9:4 2:3 9:3 2:4 8:4")), expected);
}

#[test]
fn twentyseven_leaves_out_fields_that_are_gone() {
    let expected = r"
                              12     Black   12 on 9
                             [ b ]   White   8 on 1
                             [ b ]   Gone    fields 2, 3, 6, 8
                             [ b ]
   8                         [ b ]   Last    White 2:8
 ( w )                       [ b ]   Result  1-0, Black wins 12 to 8
 ( w )                       [ b ]
 ( w )                       [ b ]
 ( w )                       [ b ]
 ( w )                       < g >
 ( w )    2                  ( w )
 [ b ]  < g >                ( w )
 < g >  < g >                ( w )
 ══r══  ══g══  ══g══  ══g══  ══r══
  ›1‹     4      5      7      9
 Black ──►               ◄── White
";
    assert_eq!(
        drawn(&game("27:advanced", "1:1 9:6 1:8 8:7 3:9 6:8 5:9 4:6 pass 2:8")),
        expected
    );
}

#[test]
fn twentyseven_fits_into_little_room() {
    let expected = r"
 10
 [b]
 [b]                      8
 [b]                     (w)
 [b]                     (w)
 [b]                     (w)
 [b]                     (w)
 [b]                     (w)
 [b]                     (w)
 [b]                     (w)  1
 {r}                     (w) (w)
 ═g═ ═g═ ═g═ ═g═ ═g═ ═g═ ═g═ ═r═
  2   3   4   5   6   7  ›8‹  9
 Black ──►             ◄── White
";
    assert_eq!(drawn_in(&game("27:expert", "1:10 9:8"), 40, 16), expected);
}

#[test]
fn twentyseven_as_a_list_fits_anywhere() {
    let expected = r"
›3‹ g│grbbbbbbbbb
 4  g│
 5  g│
 6  g│
 7  g│
 8  g│wwwwwwww
 9  r│w
";
    assert_eq!(drawn_in(&game("27:expert", "1:10 9:8 2:11"), 40, 10), expected);
}
