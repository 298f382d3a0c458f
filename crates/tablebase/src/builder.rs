use std::collections::TryReserveError;
use std::io::{Read, Seek, Write};
use std::sync::atomic::{AtomicI8, AtomicUsize, Ordering};

use crate::file::{self, File, FileError};
use crate::layers::Layers;
use crate::shape::Outlook;
use crate::{Ranking, Size, Solution, Unfinished};

/// Solves one size by backward induction, layer by layer, from the highest potential down.
///
/// No position of a layer leads to another one of it, so they are independent of each other and threads can share them.
#[derive(Debug)]
pub struct Builder {
    ranking: Ranking,
    layers: Layers,
    values: Vec<AtomicI8>,
    layers_left: usize,
}

/// How far a builder is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many layers are done.
    pub done: usize,
    /// How many there are.
    pub layers: usize,
}

/// What a value is before it is known; no margin is so large.
pub(crate) const UNKNOWN: i8 = i8::MIN;

/// Fewer shapes than this are not worth another thread.
const WORTH_A_THREAD: usize = 64;

/// How many shapes a thread takes at a time.
const PORTION: usize = 16;

impl Builder {
    /// Takes the memory: a byte for each position and eight for each shape.
    pub fn new(size: Size) -> Result<Builder, TryReserveError> {
        let ranking = Ranking::new(size);
        let positions = usize::try_from(size.positions()).unwrap_or(usize::MAX);
        let mut values = Vec::new();
        values.try_reserve_exact(positions)?;
        values.resize_with(positions, || AtomicI8::new(UNKNOWN));
        let layers = Layers::new(&ranking)?;
        Ok(Builder {
            layers_left: layers.len(),
            ranking,
            layers,
            values,
        })
    }

    /// Goes on where an unfinished file was left.
    pub fn resume<R: Read + Seek>(file: &mut File<R>) -> Result<Builder, FileError> {
        let mut builder = Builder::new(file.size()).map_err(|_| FileError::Memory)?;
        builder.layers_left = file.layers_left();
        if builder.layers_left > builder.layers.len() {
            return Err(FileError::Damaged("it has more layers left than there are"));
        }
        let mut at = 0;
        file.for_each_block(|block| {
            for &value in block {
                *builder.values[at].get_mut() = value;
                at += 1;
            }
        })?;
        Ok(builder)
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.layers.len() - self.layers_left,
            layers: self.layers.len(),
        }
    }

    /// Works with this many threads until all is done or `go_on`, asked before each layer, says no. Whether all is done.
    pub fn run(&mut self, workers: usize, mut go_on: impl FnMut(&Builder) -> bool) -> bool {
        while self.layers_left > 0 && go_on(self) {
            self.solve(self.layers_left - 1, workers);
            self.layers_left -= 1;
        }
        self.layers_left == 0
    }

    fn solve(&self, layer: usize, workers: usize) {
        let shapes = self.layers.shapes(layer);
        let next = AtomicUsize::new(0);
        let work = || {
            loop {
                let begin = next.fetch_add(PORTION, Ordering::Relaxed);
                let end = shapes.len().min(begin + PORTION);
                let Some(portion) = shapes.get(begin..end) else {
                    break;
                };
                for &shape in portion {
                    // The threads of a layer write what none of them reads; the next layer begins when all have ended.
                    Outlook::new(&self.ranking, shape).for_each(
                        &self.ranking,
                        |index| self.values[index as usize].load(Ordering::Relaxed),
                        |index, value| self.values[index as usize].store(value, Ordering::Relaxed),
                    );
                }
            }
        };
        let helpers = workers.saturating_sub(1).min(shapes.len() / WORTH_A_THREAD);
        std::thread::scope(|scope| {
            for _ in 0..helpers {
                scope.spawn(work);
            }
            work();
        });
    }

    /// Writes what there is, finished or not.
    pub fn save(&self, out: &mut impl Write) -> Result<(), FileError> {
        let values = self.values.iter().map(|value| value.load(Ordering::Relaxed));
        file::write(self.ranking.size(), self.layers_left, values, out)
    }

    /// The solution, once all layers are done.
    pub fn finish(self) -> Result<Solution, Unfinished> {
        match self.layers_left {
            0 => {
                let values = self.values.into_iter().map(AtomicI8::into_inner).collect();
                Ok(Solution::new(self.ranking, values))
            }
            layers_left => Err(Unfinished { layers_left }),
        }
    }
}
