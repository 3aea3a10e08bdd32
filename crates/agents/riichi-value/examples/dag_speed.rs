//! Times `jp-dag` by the CPU time of all threads together: `cargo run --release -p parlor-riichi-value --example
//! dag_speed`.

use std::num::NonZero;
use std::time::Duration;

use parlor_agent::Budget;
use parlor_riichi::Hand;
use parlor_riichi_value::Situation;
use parlor_riichi_value::jp_dag::{self, Options};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for (text, exchanges, calls) in [
        ("134668m5567p348s5z", 2, 1),
        ("134668m5567p348s5z", 3, 1),
        ("13468m3567p1348s5z", 4, 1),
        ("1346m13578p1348s5z", 4, 1),
    ] {
        let situation = Situation::new(Hand::closed(text.parse()?));
        for threads in [1, 2] {
            let threads = NonZero::new(threads).ok_or("a thread")?;
            let options = Options { threads, ..Options::new(exchanges, calls) };
            let begin = now();
            let sized = jp_dag::size(&situation, &options, &mut Budget::UNLIMITED.meter())?;
            let nodes = now() - begin;
            let valued = jp_dag::value(&situation, &options, &mut Budget::UNLIMITED.meter())?;
            println!(
                "{text} n {exchanges} calls {calls} threads {threads}: {} bases, {} states, {} steps; \
                 nodes {nodes:?}, all {:?}",
                sized.0,
                sized.1,
                valued.n_steps,
                now() - begin - nodes
            );
        }
    }
    Ok(())
}

/// CPU time of the process: a busy machine disturbs it less than the clock.
fn now() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec as u32)
}
