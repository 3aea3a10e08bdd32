//! The named rulesets, one file each. Beside each value stands where it comes from: **stated** (a
//! rule text says so), **agreed** (independent programs agree), **chosen** (sources are silent or
//! differ; `docs/rules/zole.md` says why).

mod lzf_classic;
mod online_pgm;
mod online_pm;
mod seed;
mod tournament_lv;
