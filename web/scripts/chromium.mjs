// How the system's Chromium is started.
export const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // Hinting on a screen without subpixels swallows the dots of small letters. Only root has no sandbox.
  args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};
