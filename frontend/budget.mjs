// Measures the script that the browser loads for a page, compressed: what index.html names, what that imports
// statically, and the page's own chunk with its imports. Exits with 1 where something is above its budget.
// The build stands in `dist`, or in the folder of the first argument.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DIST = resolve(process.argv[2] ?? join(import.meta.dirname, 'dist'));
const KB = 1000;
/** Every page pays for the entry: it has a budget of its own, close above what it is. */
const ENTRY_BUDGET = 135 * KB;
const LANDING_BUDGET = 160 * KB;
const PAGE_BUDGET = 220 * KB;
/** Close above what they are: people open these on a slow phone, and each form library or validator would show. */
const DASHBOARD_BUDGETS = {
  'admin-dashboard': 205 * KB,
  'employer-dashboard': 217 * KB,
  'referrer-dashboard': 191 * KB,
  'worker-dashboard': 185 * KB,
};
const LANDING = 'src/pages/public/landing/ui/LandingPage.tsx';
/** The table of the other screens. */
const ROUTES = 'src/app/routing/routes.ts';
const PAGE = /^src\/pages\/[^/]+\/([^/]+)\/ui\/\w+Page\.tsx$/;
const SCRIPT_IN_HTML = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.js)"/g;

const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

if (!existsSync(join(DIST, '.vite/manifest.json'))) stop(`No build in ${DIST}: run \`npm run build\` first.`);
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const html = readFileSync(join(DIST, 'index.html'), 'utf8');

function reachable(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) reachable(next, seen);
  return seen;
}

const filesOf = (keys) => [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));

function sizeOf(file) {
  const path = join(DIST, `${file}.br`);
  return existsSync(path) ? statSync(path).size : stop(`${path} is missing: the build was not compressed.`);
}

const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
if (entries.length === 0 || !manifest[LANDING] || !manifest[ROUTES])
  stop('The manifest names no entry, no landing page or no table of screens.');
const named = [...html.matchAll(SCRIPT_IN_HTML)].map(([, file]) => file);
const base = new Set([...named, ...entries.flatMap((key) => filesOf(reachable(key)))]);

let failed = false;
function judge(name, files, budget) {
  const total = sum(files);
  failed ||= total > budget;
  console.log(`${name.padEnd(28)} ${kb(total)} of ${kb(budget)} ${total > budget ? 'OVER' : 'ok'}`);
}

judge('entry', base, ENTRY_BUDGET);
for (const file of base) console.log(`  ${file.padEnd(40)} ${kb(sizeOf(file))}`);

const shell = manifest['src/widgets/app-shell/index.ts'] ? ['src/widgets/app-shell/index.ts'] : [];
for (const key of Object.keys(manifest).filter((name) => PAGE.test(name))) {
  const own = (key === LANDING ? [key] : [key, ROUTES, ...shell]).flatMap((part) => filesOf(reachable(part)));
  const name = PAGE.exec(key)[1];
  const budget = key === LANDING ? LANDING_BUDGET : (DASHBOARD_BUDGETS[name] ?? PAGE_BUDGET);
  judge(name, new Set([...base, ...own]), budget);
}
process.exit(failed ? 1 : 0);
