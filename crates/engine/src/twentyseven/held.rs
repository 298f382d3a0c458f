//! What the exact search asks of a position, whatever the variant.

/// The sides as generic code counts them, as [`trilith_games::common::Side::index`] does.
pub(super) const BLACK: usize = 0;
pub(super) const WHITE: usize = 1;

/// A position as the solver holds it: what can no longer matter is taken out, and what the goals have gained by it is in
/// an account that the search keeps. `S` is the side that is asked about.
pub(super) trait Held: Copy + Default {
    /// For the order of the moves.
    const FACTORS: Factors;

    /// The whole of it in 64 bits, with the side to move and the variant, without loss.
    fn code<const S: usize>(&self) -> u64;

    /// How many fields are left in the line, if that can change.
    fn fields(&self) -> i32;

    fn step<const S: usize>(&self) -> u32;

    /// The places from which a side can move.
    fn movable<const S: usize>(&self) -> u16;

    /// How many discs may be lifted at a place.
    fn liftable(&self, place: u32) -> u32;

    /// How many moves there are from these places.
    fn moves(&self, places: u16) -> i32;

    /// The difference of the two end stacks as they are now.
    fn margin<const S: usize>(&self) -> i32;

    /// The position after a lift of a side's, and by how much more that side is ahead in what has been taken out.
    fn after<const S: usize>(&self, place: u32, count: u32) -> (Self, i32);
}

/// What a side can be sure of without a search: plans that no opponent can spoil. Each gives the least that its side gets,
/// and so the most that the other gets.
pub(super) trait Sure: Held {
    /// **Keep what is behind the opponent.** The least and the most that the margin of a side can be.
    fn limits<const S: usize>(&self) -> (i32, i32);

    /// **Bring a stack home.** The least that the side to move gets if it does.
    fn home<const S: usize>(&self) -> i32;

    /// **Go on alone.** The least that the side to move gets if the opponent cannot move.
    fn alone<const S: usize>(&self) -> i32;
}

/// Less than any margin.
pub(super) const NOTHING: i32 = -27;

/// What each thing counts in the order of the moves.
pub(super) struct Factors {
    /// The opponent's moves, the places they are from, the opponent's stacks, and the same of the side that moved.
    pub(super) other: [i32; 3],
    pub(super) own: [i32; 3],
    /// The fields that are left in the line.
    pub(super) fields: i32,
    /// What the side that moved has ahead, and the least that it gets.
    pub(super) margin: i32,
    pub(super) least: i32,
    /// For each disc that is asked for, in sixteenths: the opponent's moves, one's own, one's own stacks, and how far the
    /// bounds are apart.
    pub(super) need: [i32; 4],
    /// By how much sooner a move is looked at if something is known of the position after it.
    pub(super) known: i32,
    /// By how much later, when another of the same stack has not been good enough.
    pub(super) failed: i32,
}
