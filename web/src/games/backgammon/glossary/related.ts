/** Terms that explain one another. */
export const RELATED: readonly (readonly string[])[] = [
  ['bg-board', 'bg-point', 'bg-bar', 'bg-home', 'bg-outer'],
  ['bg-dice', 'bg-roll', 'bg-doublet', 'bg-opening-roll', 'bg-no-move'],
  ['bg-point', 'bg-blot', 'bg-made-point'],
  ['bg-blot', 'bg-hit', 'bg-bar', 'bg-enter'],
  ['bg-checker', 'bg-bear-off', 'bg-off', 'bg-home'],
  ['bg-pip-count', 'bg-plan-running'],
  ['bg-cube', 'bg-double', 'bg-redouble', 'bg-take', 'bg-drop'],
  ['bg-single', 'bg-gammon', 'bg-backgammon'],
  ['bg-crawford', 'bg-jacoby', 'bg-cube'],
  ['bg-made-point', 'bg-prime', 'bg-anchor'],
  ['bg-plan-running', 'bg-plan-blitz', 'bg-plan-priming', 'bg-plan-holding', 'bg-plan-back'],
  ['bg-prime', 'bg-plan-priming'],
  ['bg-anchor', 'bg-plan-holding', 'bg-plan-back'],
];
