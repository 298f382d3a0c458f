//! Ctrl+C: the first asks for what there is, the second ends the program.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A flag that the first Ctrl+C sets.
#[cfg(unix)]
pub(crate) fn flag() -> io::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::flag::{register, register_conditional_shutdown};
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // The order matters: the flag that ends the program is looked at before it is set.
        register_conditional_shutdown(signal, 128 + signal, Arc::clone(&stop))?;
        register(signal, Arc::clone(&stop))?;
    }
    Ok(stop)
}

#[cfg(not(unix))]
pub(crate) fn flag() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}
