// The way in for `npm start`, `npm test` and their relatives. Runs on the Node that happens to be installed (20 or later)
// and before anything else is: no dependencies, no TypeScript. It installs what is missing, then hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => path.join(root, ...parts);
const windows = process.platform === 'win32';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function hashOf(...files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const readOr = (file, otherwise) => (existsSync(file) ? readFileSync(file, 'utf8') : otherwise);

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

// ---- dependencies

const lock = at('package-lock.json');
const installedStamp = at('node_modules/.cache/installed-lock');

/** True when node_modules was made from the present lock file: our stamp says so, or npm's own list does. */
function isInstalled() {
  if (!existsSync(at('node_modules'))) return false;
  if (readOr(installedStamp, '') === hashOf(lock)) return true;
  if (!listsSamePackages()) return false;
  write(installedStamp, hashOf(lock));
  return true;
}

// After a plain `npm ci` there is no stamp. npm leaves its list; packages for other platforms are missing from it.
function listsSamePackages() {
  try {
    const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
    const found = JSON.parse(readFileSync(at('node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([name, { version, optional, peer }]) => {
      if (name === '') return true;
      return found[name] ? found[name].version === version : optional === true || peer === true;
    });
  } catch {
    return false;
  }
}

function install() {
  if (isInstalled()) return;
  console.error('Installing dependencies (npm ci, about a minute) …');
  const began = Date.now();
  const options = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const npm = process.env.npm_execpath;
  const viaNpm = npm !== undefined && npm.endsWith('.js') && existsSync(npm);
  const [command, args] = viaNpm ? [process.execPath, [npm, ...options]] : ['npm', options];
  // Output goes to stderr, so that a caller who reads stdout gets nothing but the command's own.
  const run = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 2], shell: windows && !viaNpm });
  if (run.error || run.status !== 0) {
    fail(
      'The dependencies could not be installed (npm ci failed; its reason is above).\n' +
        'The first start needs the npm registry: check the network, a proxy or `npm config get registry`, then try again.',
    );
  }
  write(installedStamp, hashOf(lock));
  console.error(`The dependencies are installed (${secondsSince(began)}).`);
}

// ---- Node 24

const REQUIRED_MAJOR = 24;

/** The Node that runs the product: the one from npm, else this one if it is new enough. */
function findNode() {
  const packaged = at('node_modules/node/bin', windows ? 'node.exe' : 'node');
  const run = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
  if (run.status === 0 && majorOf(run.stdout) >= REQUIRED_MAJOR) return packaged;
  if (majorOf(process.version) >= REQUIRED_MAJOR) return process.execPath;
  const reason = run.error?.message ?? (run.stderr.trim() || `it says ${run.stdout.trim()}`);
  return fail(
    `Crewvine runs on Node ${REQUIRED_MAJOR}. The one from npm does not start here (${reason}), and this is ${process.version}.\n` +
      `Install Node ${REQUIRED_MAJOR}, or run "npm ci" again with install scripts allowed.`,
  );
}

const majorOf = (version) => Number(/^v?(\d+)/.exec(version.trim())?.[1] ?? 0);

// ---- the frontend's build

function filesBelow(folder, wanted) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter(wanted);
}

function frontendInputs() {
  const dist = at('frontend/dist') + path.sep;
  const frontend = filesBelow(
    at('frontend'),
    (file) => !file.startsWith(dist) && !/\.(test|e2e)\.tsx?$/.test(file),
  );
  const contracts = filesBelow(at('backend/modules'), (file) =>
    file.includes(`${path.sep}contract${path.sep}`),
  );
  return [...frontend, ...contracts, lock].sort((a, b) => (a < b ? -1 : 1));
}

/** A promise of the build; null if one of these files exists. */
function buildFrontend(node) {
  const stamp = at('frontend/dist/.built-from');
  const inputs = hashOf(...frontendInputs());
  if (existsSync(at('frontend/dist/index.html')) && readOr(stamp, '') === inputs) return null;
  console.error('Building the frontend …');
  const began = Date.now();
  const vite = at('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', at('frontend/vite.config.ts'), '--logLevel', 'warn'];
  const env = environment(node, { NODE_ENV: 'production' });
  const build = spawn(node, args, { cwd: root, stdio: ['ignore', 2, 2], env });
  process.once('exit', () => build.kill());
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (status, signal) => {
      if (signal) return reject(new Error(`Building the frontend was interrupted (${signal}).`));
      if (status !== 0) return reject(new Error('The frontend could not be built; the reason is above.'));
      write(stamp, inputs);
      console.error(`The frontend is built (${secondsSince(began)}).`);
      return resolve();
    });
  });
}

const secondsSince = (began) => `${Math.round((Date.now() - began) / 1000)} s`;

// ---- running

/** Node's compile cache: each start except the first takes a third less time, and a test run has many starts. */
const compiled = at('node_modules/.cache/compiled');

/** node_modules/.bin comes first, so that every process below finds Node 24 as `node`. */
function environment(node, extra = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [path.dirname(node), at('node_modules/.bin'), process.env[name] ?? ''];
  return { NODE_COMPILE_CACHE: compiled, ...process.env, [name]: folders.join(path.delimiter), ...extra };
}

/** Becomes the program where Node can do that: signals and exit code are its own then. Else runs it below this process. */
function become(node, args, env) {
  if (typeof process.execve !== 'function' || windows) return runTogether(node, [args], env);
  process.chdir(root);
  process.removeAllListeners('warning'); // Hides Node's warning that execve is experimental
  return process.execve(node, [node, ...args], env);
}

/** Runs programs together; a signal reaches each one once, and the first to end takes the others with it. */
function runTogether(node, programs, env, channels = []) {
  const stdio = ['inherit', 'inherit', 'inherit', ...channels];
  const children = programs.map((args) => spawn(node, args, { cwd: root, stdio, env }));
  const forwarded = new Set();
  const tellAll = (signal) =>
    children.forEach((child) => child.exitCode === null && child.signalCode === null && child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (forwarded.has(signal)) return;
      forwarded.add(signal);
      // The terminal sends Ctrl-C to the children, too; a second signal would cut their draining short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      tellAll(signal);
    });
  }
  let open = children.length;
  let outcome;
  const ended = (code) => {
    outcome ??= code;
    open -= 1;
    if (open === 0) process.exit(outcome);
    else tellAll('SIGTERM');
  };
  for (const child of children) {
    child.once('error', (error) => fail(`Could not start ${node}: ${error.message}`));
    child.once('exit', (code, signal) => ended(code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0)));
  }
  return children;
}

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 };

/** Outside production a start shows a filled product and its development tools, unless the settings say otherwise. */
function demonstration() {
  if (process.env.NODE_ENV === 'production') return {};
  return { DEV_TOOLS: process.env.DEV_TOOLS ?? 'on', DEMO_DATA: process.env.DEMO_DATA ?? 'on' };
}

const commands = {
  start(node, args) {
    const main = [at('backend/main.ts'), ...args];
    const build = buildFrontend(node);
    if (build === null) return become(node, main, environment(node, demonstration()));
    // The database and the demo data are created meanwhile; the server starts when it receives the message that the build exists.
    const [product] = runTogether(node, [main], environment(node, demonstration()), ['ipc']);
    return build.then(
      () => product.connected && product.send('built', () => product.connected && product.disconnect()),
      (error) => {
        console.error(error.message);
        // Until it has ended, its database is in use: another start would be refused.
        product.removeAllListeners('exit').once('exit', () => process.exit(1));
        product.kill();
      },
    );
  },
  dev(node, args) {
    const backend = ['--watch', '--watch-preserve-output', at('backend/main.ts'), ...args];
    const frontend = [at('node_modules/vite/bin/vite.js'), '--config', at('frontend/vite.config.ts')];
    const api = process.env.CREWVINE_API ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
    runTogether(node, [backend, frontend], environment(node, { ...demonstration(), CREWVINE_API: api }));
  },
  test(node, args) {
    become(node, [at('backend/testing/runner/run-checks.ts'), ...args], environment(node));
  },
  'test-shuffle'(node, args) {
    const seed = process.env.TEST_SEED ?? String(Date.now() % 2 ** 31);
    console.error(`Random order; TEST_SEED=${seed} repeats it.`);
    const only = ['--only=tests', ...args];
    become(
      node,
      [at('backend/testing/runner/run-checks.ts'), ...only],
      environment(node, { TEST_SEED: seed }),
    );
  },
  'test-watch'(node, args) {
    const config = at('backend/vitest.config.ts');
    become(node, [at('node_modules/vitest/vitest.mjs'), '--config', config, ...args], environment(node));
  },
  async drill(node, args) {
    // The checks scan, restart, and request the built pages.
    if (args.length > 0) await buildFrontend(node)?.catch((error) => fail(error.message));
    become(node, [at('backend/testing/drills/run-drill.ts'), ...args], environment(node));
  },
  new(node, args) {
    become(node, [at('backend/testing/generator/new.ts'), ...args], environment(node));
  },
  licenses(node, args) {
    become(node, [at('backend/testing/supply/print-licenses.ts'), ...args], environment(node));
  },
  'ledger-check'(node, args) {
    become(node, [at('backend/app/commands/ledger-check.ts'), ...args], environment(node));
  },
  migrate(node, args) {
    become(node, [at('backend/app/commands/migrate.ts'), ...args], environment(node));
  },
  'passwords-filter'(node, args) {
    become(node, [at('backend/app/commands/passwords-filter.ts'), ...args], environment(node));
  },
  'fields-rotate'(node, args) {
    become(node, [at('backend/app/commands/fields-rotate.ts'), ...args], environment(node));
  },
  'admin-create'(node, args) {
    become(node, [at('backend/app/commands/admin-create.ts'), ...args], environment(node));
  },
};

const [command = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(commands, command)) {
  fail(`Say what to do: node backend/bootstrap.mjs ${Object.keys(commands).join(' | ')}`);
}
if (majorOf(process.version) < 20)
  fail(`Crewvine needs Node 20 or later to begin; this is ${process.version}.`);
install();
commands[command](findNode(), rest);
