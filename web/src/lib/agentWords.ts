/** What an agent is and what it can be told, in the reader's language; in the registry's English where we have no words. */
import { botName } from './botNames';
import type { GameName } from './game';
import { levelOf, strongestOf } from './games';
import { t, words } from './i18n/words.svelte';

/** The keys by which a parameter is explained, the agent's own first. */
export const parameterKeys = (agent: string, parameter: string): [string, string] => {
  const name = parameter.replaceAll('_', '-');
  return [`agent-parameter-${agent}-${name}`, `agent-parameter-${name}`];
};

/** The keys by which an agent is explained: as its game plays it, then as everywhere. */
export const aboutKeys = (game: string, agent: string): [string, string] => [
  `agent-about-${game}-${agent}`,
  `agent-about-${agent}`,
];

/** The words come with the first page that needs them. */
export const needAgentWords = (): void => void words.need('roster');

const sayFirst = (keys: readonly string[], otherwise: string): string => {
  const key = keys.find((one) => words.has(one));
  return key ? t(key) : otherwise;
};

/** An agent as it is asked: with its level where it has one, the game's strongest as its highest. */
export function agentTitle(game: GameName, spec: string): string {
  const level = spec === strongestOf(game) ? levelOf(game, spec) : /[:,]level=([\w-]+)/.exec(spec)?.[1];
  if (level) return t('agent-with-level', { agent: botName(spec), level: choiceWord('level', level) });
  return sayFirst([`agent-name-${spec}`], botName(spec));
}

export const aboutAgent = (game: string, agent: string, summary: string): string =>
  sayFirst(aboutKeys(game, agent), summary);

/**
 * An agent in one line, under its name: its level and what that means, or what it does and what it was told.
 * `summary` is the registry's English.
 */
export function agentLine(game: GameName, spec: string, summary = ''): string {
  const level = levelOf(game, spec);
  if (level) return t('ui-titled', { title: t(`ui-level-${level}`), text: aboutLevel(game, level) });
  const [name = '', settings = ''] = spec.split(':');
  const told = settings.split(',').flatMap((setting) => {
    const [parameter = '', value = ''] = setting.split('=');
    const title = aboutParameter(name, parameter, parameter.replaceAll('_', ' '));
    return value ? [t('ui-titled', { title, text: choiceWord(parameter, value) })] : [];
  });
  return [aboutAgent(game, name, summary), ...told].filter(Boolean).join(' · ');
}

/** What a level of a game does and does not know; how strong it is where the game does not say. */
export const aboutLevel = (game: string, level: string): string =>
  sayFirst([`agent-level-${game}-${level}`, `ui-level-about-${level}`], level);

export const aboutParameter = (agent: string, parameter: string, summary: string): string =>
  sayFirst(parameterKeys(agent, parameter), summary);

export const choiceKey = (parameter: string, value: string): string =>
  parameter === 'level' ? `ui-level-${value}` : `agent-choice-${parameter.replaceAll('_', '-')}-${value}`;

/** A choice of a parameter in the reader's language; a program that brought its own is quoted. */
export const choiceWord = (parameter: string, value: string): string => sayFirst([choiceKey(parameter, value)], value);
