import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const BOOTSTRAP = path.resolve(import.meta.dirname, 'bootstrap.mjs');
/** Reports that it creates its data, and serves after the message that the frontend is built. */
const PRODUCT = `
  process.stdout.write('making demo data\\n');
  process.on('message', (message) => process.stdout.write(\`serving what is \${message}\\n\`));
  process.on('disconnect', () => process.exit(0));
`;
const BUILDS = `process.exit(0);`;
const FAILS = `console.error('a type is wrong'); process.exit(1);`;
const NEVER_ENDS = `console.error('vite works'); setInterval(() => undefined, 1_000);`;

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'crewvine-start-'));
  for (const folder of ['backend', 'node_modules/vite/bin'])
    mkdirSync(path.join(checkout, folder), { recursive: true });
  cpSync(BOOTSTRAP, path.join(checkout, 'backend/bootstrap.mjs'));
  put('backend/main.ts', PRODUCT);
  // Nothing is to be installed.
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json'])
    put(lock, JSON.stringify({ packages: {} }));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function put(file: string, text: string): void {
  writeFileSync(path.join(checkout, file), text);
}

interface Start {
  readonly process: ChildProcess;
  /** All that was said, once a text is among it. */
  says(text: string): Promise<void>;
  readonly ended: Promise<{ code: number | null; output: string }>;
}

function start(vite: string): Start {
  put('node_modules/vite/bin/vite.js', vite);
  const child = spawn(process.execPath, ['backend/bootstrap.mjs', 'start'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const said: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (more) => {
      output += String(more);
      for (const look of said) look();
    });
  }
  return {
    process: child,
    says: (text) =>
      new Promise((resolve) => {
        const look = (): void => void (output.includes(text) && resolve());
        said.push(look);
        look();
      }),
    // Pipes close when the last of its processes has ended.
    ended: new Promise((resolve) => {
      child.once('close', (code) => resolve({ code, output }));
    }),
  };
}

it('a start makes demo data while it builds the frontend, and serves when both are done', async () => {
  const { code, output } = await start(BUILDS).ended;
  expect(output).toContain('making demo data');
  expect(output).toContain('serving what is built');
  expect(code).toBe(0);
});

it('a start ends with an error and without its product when the frontend cannot be built', async () => {
  const { code, output } = await start(FAILS).ended;
  expect(output).toContain('a type is wrong');
  expect(output).toContain('The frontend could not be built; the reason is above.');
  expect(output).not.toContain('serving');
  expect(code).toBe(1);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a start that %s interrupts ends product and build, and the next one begins again',
  async (signal) => {
    const first = start(NEVER_ENDS);
    await Promise.all([first.says('making demo data'), first.says('vite works')]);
    first.process.kill(signal);
    const { code, output } = await first.ended;
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(output).not.toContain('The frontend is built');
    const second = await start(BUILDS).ended;
    expect(second.output).toContain('serving what is built');
    expect(second.code).toBe(0);
  },
);
