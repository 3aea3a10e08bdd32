/** What every page needs in this language, in one file. */
export default import.meta.glob<string>(
  [
    '../../../../../locales/lt/*.ftl',
    '!../../../../../locales/lt/{rules,roster,replay,lab,glossary,coach,explorer,lessons,terminal}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
