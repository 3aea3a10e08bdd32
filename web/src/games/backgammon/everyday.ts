/** Terms that are common words as well: a text does not lead from them to the glossary. */
export const everyday: readonly string[] = ['bg-board', 'bg-dice', 'bg-roll', 'bg-doublet', 'bg-take', 'bg-drop'];
