import { defineConfig } from '@playwright/test';

import { LAUNCH } from './scripts/chromium.mjs';

/** Whole games through the page, in the system's Chromium, against the real server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // One way, one size and one language of each feature; BROWSER_ALL=1 runs the others too.
  grepInvert: process.env.BROWSER_ALL ? [] : /@all/,
  globalSetup: './e2e/server.ts',
  outputDir: '../scratch/browser',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // A busy machine may be late; what passes only then is listed as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: LAUNCH,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
