// `npm test`: every check there is. `npm test -- --only=types,lint` runs some of them while working.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runAll, summarize } from './run-all.ts';
import { steps } from './steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const chosen = steps.filter(({ name }) => wanted?.includes(name) ?? true);
const root = path.resolve(import.meta.dirname, '../../..');
const { line, exitCode } = summarize(await runAll(chosen, { root, print: (text) => console.log(text) }));
console.log(line);
process.exitCode = exitCode;
