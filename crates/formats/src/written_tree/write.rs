//! Tree to text.

use parlor_toy::{TreeBranch, TreePart, TreePlan};

/// Writes a tree on one line.
pub fn write(plan: &TreePlan) -> String {
    let mut text = String::new();
    if let Some((low, high)) = plan.own_bounds() {
        text.push_str(&format!("[{low}, {high}] "));
    }
    write_part(&plan.part(), &mut text);
    text
}

fn write_part(part: &TreePart, text: &mut String) {
    let (kind, branches): (_, Vec<(String, &TreeBranch)>) = match part {
        TreePart::Leaf(value) => return text.push_str(&value.to_string()),
        TreePart::Max(branches) => ("max", unweighed(branches)),
        TreePart::Min(branches) => ("min", unweighed(branches)),
        TreePart::Chance(outcomes) => {
            let total = outcomes.iter().map(|&(weight, _)| weight).sum();
            let outcome = |(weight, branch)| (format!("{}: ", probability(weight, total)), branch);
            ("chance", outcomes.iter().map(|(weight, branch)| outcome((*weight, branch))).collect())
        }
    };
    text.push_str(kind);
    for (n, (before, TreeBranch { name, part })) in branches.into_iter().enumerate() {
        text.push_str(if n == 0 { "(" } else { ", " });
        text.push_str(&before);
        if let Some(name) = name {
            text.push_str(&format!("{name} = "));
        }
        write_part(part, text);
    }
    text.push(')');
}

fn unweighed(branches: &[TreeBranch]) -> Vec<(String, &TreeBranch)> {
    branches.iter().map(|branch| (String::new(), branch)).collect()
}

/// As a decimal where that is exact and short, otherwise as a fraction.
fn probability(weight: u32, total: u32) -> String {
    for decimals in 1..=4usize {
        let scale = 10u64.pow(decimals as u32);
        if scale.is_multiple_of(total.into()) {
            let part = u64::from(weight) * (scale / u64::from(total));
            return format!("{}.{:0decimals$}", part / scale, part % scale);
        }
    }
    format!("{weight}/{total}")
}
