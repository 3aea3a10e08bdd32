//! What cargo knows of the workspace.

use std::process::Command;

use serde_json::Value;

/// The packages that are used on this platform: all of them are downloaded by now.
pub(crate) fn metadata() -> Value {
    let platform = run("rustc", &["-vV"]);
    let platform = platform.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let args = ["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform"];
    serde_json::from_str(&run(env!("CARGO"), &[&args[..], &[platform]].concat())).unwrap()
}

fn run(program: &str, args: &[&str]) -> String {
    let mut command = Command::new(program);
    let output = command.args(args).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A string that must be there.
pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}
