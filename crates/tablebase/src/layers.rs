use std::collections::TryReserveError;
use std::ops::Range;

use crate::potential::{key, keys};
use crate::shape::Shape;
use crate::{Ranking, Size};

/// All shapes of a size, sorted by potential. Moves lead from each layer to higher ones only.
#[derive(Clone, Debug)]
pub(crate) struct Layers {
    shapes: Vec<Shape>,
    /// Where each layer ends, from the lowest potential up.
    ends: Vec<usize>,
}

impl Layers {
    pub(crate) fn new(ranking: &Ranking) -> Result<Layers, TryReserveError> {
        let mut next = vec![0; keys(ranking.size())];
        for_each_shape(ranking, |key, _| next[key] += 1);
        let mut ends = Vec::new();
        let mut total = 0;
        for next in &mut next {
            let count = std::mem::replace(next, total);
            total += count;
            if count > 0 {
                ends.push(total);
            }
        }
        let mut shapes = Vec::new();
        shapes.try_reserve_exact(total)?;
        shapes.resize(total, Shape::new(&[0; Size::MOST_FIELDS], 0));
        for_each_shape(ranking, |key, shape| {
            shapes[next[key]] = shape;
            next[key] += 1;
        });
        Ok(Layers { shapes, ends })
    }

    /// How many layers there are.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The shapes of a layer, counted from the lowest potential.
    pub(crate) fn shapes(&self, layer: usize) -> &[Shape] {
        &self.shapes[self.range(layer)]
    }

    fn range(&self, layer: usize) -> Range<usize> {
        let begin = layer.checked_sub(1).map_or(0, |before| self.ends[before]);
        begin..self.ends[layer]
    }
}

fn for_each_shape(ranking: &Ranking, mut visit: impl FnMut(usize, Shape)) {
    let size = ranking.size();
    let most = size.discs() as u32;
    for composition in 0..size.compositions() {
        let heights = ranking.unrank_composition(composition);
        let occupied =
            (0..size.fields()).fold(0u32, |set, field| set | u32::from(heights[field] != 0) << field);
        let mut black = 0u32;
        loop {
            if black.count_ones() <= most && (occupied & !black).count_ones() <= most {
                visit(key(size, &heights, black), Shape::new(&heights, black));
            }
            // The next subset of the occupied fields.
            black = black.wrapping_sub(occupied) & occupied;
            if black == 0 {
                break;
            }
        }
    }
}
