//! Every example runs and comes to the end it promises.

#[path = "../count_positions.rs"]
mod count_positions;
#[path = "../your_own_agent.rs"]
mod your_own_agent;

#[test]
fn count_positions() -> anyhow::Result<()> {
    count_positions::main()
}

#[test]
fn your_own_agent() -> anyhow::Result<()> {
    your_own_agent::main()
}
