// Prints what the first page loads and fails when its scripts weigh more than 150 kB gzipped.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const weigh = (name) => gzipSync(readFileSync(new URL(name, dist))).length;

const assets = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.js'));
const first = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name));
// Static imports of the first script belong to it.
for (const name of first) {
  const text = readFileSync(new URL(name, dist), 'utf8');
  for (const [, path] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) first.add(`assets/${path}`);
}
const initial = [...first].reduce((sum, name) => sum + weigh(name), 0);
const all = assets.reduce((sum, name) => sum + weigh(`assets/${name}`), 0);
console.log(`initial scripts: ${(initial / 1000).toFixed(1)} kB gzipped; all scripts: ${(all / 1000).toFixed(1)} kB`);
if (initial > LIMIT) {
  console.error(`the first page loads more than ${LIMIT / 1000} kB`);
  process.exit(1);
}
