import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

// Formatting is prettier's, types are svelte-check's; which folder may import which is `tests/layers.test.ts`.
export default ts.config(
  { ignores: ['dist', 'src/lib/wire'] },
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // A map that is made and read in one place need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check knows every name, also those of types.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-param-reassign': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['scripts/**', 'tests/**', 'e2e/**', '*.js'],
    rules: {
      'no-console': 'off',
      // Playwright reads from the pattern which fixtures are wanted, and `{}` is none.
      'no-empty-pattern': 'off',
      '@typescript-eslint/explicit-function-return-type': 'off',
    },
  },
);
