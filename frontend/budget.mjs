// Measures what the browser loads for a page: the entry, what it imports statically, and the page's own chunk with
// its imports, compressed. Exits with 1 where a page is above its budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, 'dist');
const KB = 1000;
const LANDING_BUDGET = 130 * KB;
const PAGE_BUDGET = 200 * KB;
const LANDING = 'src/pages/landing/index.ts';
const PAGE = /^src\/pages\/([^/]+)\/index\.ts$/;

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

function reachable(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) reachable(next, seen);
  return seen;
}

function scriptBytes(keys) {
  const files = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
  const sizes = [...files].map((file) => [file, statSync(join(DIST, `${file}.br`)).size]);
  return { total: sizes.reduce((sum, [, size]) => sum + size, 0), sizes };
}

const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
if (!entry || !existsSync(join(DIST, `${manifest[entry].file}.br`))) {
  console.error('No precompressed build in frontend/dist: run `npm run build` first.');
  process.exit(1);
}

const base = scriptBytes(reachable(entry));
console.log(`entry                        ${kb(base.total)}`);
for (const [file, size] of base.sizes) console.log(`  ${file.padEnd(40)} ${kb(size)}`);

let failed = base.total > LANDING_BUDGET;
const shell = Object.keys(manifest).find((key) => key === 'src/widgets/app-shell/index.ts');
for (const key of Object.keys(manifest).filter((name) => PAGE.test(name))) {
  const keys = reachable(key, reachable(entry));
  if (shell && key !== LANDING) reachable(shell, keys);
  const { total } = scriptBytes(keys);
  const budget = key === LANDING ? LANDING_BUDGET : PAGE_BUDGET;
  const verdict = total > budget ? 'OVER' : 'ok';
  failed ||= total > budget;
  console.log(`${PAGE.exec(key)[1].padEnd(28)} ${kb(total)} of ${kb(budget)} ${verdict}`);
}
process.exit(failed ? 1 : 0);
