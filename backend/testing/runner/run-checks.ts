// `npm test`: every check there is. While working, `npm test -- --only=types,lint` runs some of them, and
// `npm test -- backend/kernel` the tests of one folder or file.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseSteps } from './choose-steps.ts';
import { namesOfFailed, runAll, summarize } from './run-all.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';

function chosenSteps(): readonly Step[] {
  try {
    const options = { only: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return chooseSteps(steps, { only: values.only, files: positionals });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const root = path.resolve(import.meta.dirname, '../../..');
const results = await runAll(chosenSteps(), { root, print: (text) => console.log(text) });
for (const name of namesOfFailed(results)) console.log(`✗ ${name}`);
const { line, exitCode } = summarize(results);
console.log(line);
process.exitCode = exitCode;
