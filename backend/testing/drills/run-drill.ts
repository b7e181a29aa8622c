// The entry point of `npm run drill`: lists the drills if no name is given.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const SUFFIX = '.drill.ts';
const root = path.resolve(import.meta.dirname, '../../..');

/** The first line of each drill's file, by name. */
const drills = new Map(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(SUFFIX))
    .toSorted()
    .map((file) => {
      const [first = ''] = readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');
      return [file.slice(0, -SUFFIX.length), first.replace(/^\/\/ /, '')];
    }),
);

function list(): void {
  const width = Math.max(...[...drills.keys()].map(({ length }) => length));
  process.stdout.write(
    'npm run drill -- <name> [--seconds 60] [--rounds 50] [--commit v1.0.0] [--only jobs] [--at 02-29] [folder]\n\n',
  );
  for (const [name, about] of drills) process.stdout.write(`  ${name.padEnd(width)}  ${about}\n`);
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    commit: { type: 'string' },
    only: { type: 'string' },
    at: { type: 'string' },
  },
  allowPositionals: true,
});
const [name, ...folders] = positionals;
if (name === undefined) {
  list();
} else if (drills.has(name)) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const config = path.join(import.meta.dirname, 'vitest.config.ts');
  const file = path.join(import.meta.dirname, name + SUFFIX);
  const given = {
    DRILL_SECONDS: values.seconds,
    DRILL_ROUNDS: values.rounds,
    DRILL_COMMIT: values.commit,
    DRILL_ONLY: values.only ?? (folders.length > 0 ? folders.join(',') : undefined),
    DRILL_AT: values.at,
  };
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...given },
  });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
} else {
  process.stderr.write(`There's no drill called ${name}.\n\n`);
  list();
  process.exitCode = 1;
}
