import type { GameName } from '../lib/game';

/** One idea of a rule text, with pieces that show it. Groups are drawn apart. */
export interface RulesSection {
  /** `rules-riichi-hand`: the text; `rules-riichi-hand-title`: its heading. */
  key: string;
  examples: string[][];
  /** Discards as they lie, with their marks. */
  river?: { tile: string; drawn?: boolean; riichi?: boolean; called?: boolean }[];
}

export const RULES: Record<GameName, RulesSection[]> = {
  riichi: [
    {
      key: 'rules-riichi-aim',
      examples: [
        ['2m', '3m', '4m'],
        ['5p', '6p', '7p'],
        ['3s', '4s', '5s'],
        ['7z', '7z', '7z'],
        ['8p', '8p'],
      ],
    },
    {
      key: 'rules-riichi-tiles',
      examples: [
        ['1m', '5m', '9m'],
        ['1p', '5p', '9p'],
        ['1s', '5s', '9s'],
        ['1z', '2z', '3z', '4z'],
        ['5z', '6z', '7z'],
        ['0m', '0p', '0s'],
      ],
    },
    {
      key: 'rules-riichi-turn',
      examples: [],
      river: [
        { tile: '4z' },
        { tile: '1p' },
        { tile: '9s', drawn: true },
        { tile: '5z', called: true },
        { tile: '2m' },
        { tile: '6z', drawn: true },
      ],
    },
    {
      key: 'rules-riichi-calls',
      examples: [
        ['4s', '5s', '6s'],
        ['2p', '2p', '2p'],
        ['1z', '1z', '1z', '1z'],
      ],
    },
    {
      key: 'rules-riichi-riichi',
      examples: [['3s', '4s', '5s', '6s', '7s']],
      river: [{ tile: '1z' }, { tile: '9p' }, { tile: '8m', riichi: true }, { tile: '2s', drawn: true }],
    },
    {
      key: 'rules-riichi-win',
      examples: [
        ['2m', '3m', '4m'],
        ['6p', '7p', '8p'],
        ['2s', '3s', '4s'],
        ['5s', '6s', '7s'],
        ['8m', '8m'],
      ],
    },
    {
      key: 'rules-riichi-furiten',
      examples: [['4s', '5s']],
      river: [{ tile: '1z' }, { tile: '3s' }, { tile: '9p' }, { tile: '7z', drawn: true }],
    },
    { key: 'rules-riichi-score', examples: [] },
  ],
  zole: [
    { key: 'rules-zole-aim', examples: [['QC', 'JS', 'JD', 'AD', 'TD', 'AC', 'KC', '9H']] },
    {
      key: 'rules-zole-cards',
      examples: [
        ['QC', 'QS', 'QH', 'QD', 'JC', 'JS', 'JH', 'JD'],
        ['AD', 'TD', 'KD', '9D', '8D', '7D'],
        ['AC', 'TC', 'KC', '9C'],
      ],
    },
    { key: 'rules-zole-bid', examples: [['QC', 'QS', 'QD', 'JC', 'JH', 'AD', 'AS', 'TS']] },
    { key: 'rules-zole-bury', examples: [['TH', '9C']] },
    { key: 'rules-zole-trick', examples: [['KC', 'AC', 'AD']] },
    { key: 'rules-zole-eyes', examples: [['AS', 'TS', 'KS', 'QS', 'JS']] },
    { key: 'rules-zole-score', examples: [] },
  ],
  backgammon: [
    { key: 'rules-backgammon-aim', examples: [] },
    { key: 'rules-backgammon-move', examples: [] },
    { key: 'rules-backgammon-hit', examples: [] },
    { key: 'rules-backgammon-off', examples: [] },
    { key: 'rules-backgammon-win', examples: [] },
    { key: 'rules-backgammon-cube', examples: [] },
  ],
};
