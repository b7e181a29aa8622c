// `npm test`: all checks. During work, `npm test -- --only=lint,rules` runs some of them, and `npm test --
// backend/kernel` the tests of one folder or file.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseSteps } from './choose-steps.ts';
import { namesOfFailed, runAll, summarize } from './run-all.ts';
import { retryFailedFiles, type UnsteadyFile } from './retry-run.ts';
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
const print = (text: string): void => console.log(text);

function report(unsteady: readonly UnsteadyFile[]): void {
  const folder = path.join(root, 'node_modules/.cache/checks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
  if (unsteady.length === 0) return;
  print('Unsteady (failed at first, passed alone; fix the cause before adding anything):');
  for (const { step, file, failures } of unsteady) print(`  ${step}: ${file}: ${failures[0]}`);
}

const chosen = chosenSteps();
const { results, unsteady } = await retryFailedFiles(chosen, await runAll(chosen, { root, print }), {
  root,
  print,
});
report(unsteady);
for (const name of namesOfFailed(results, root)) print(`✗ ${name}`);
const { line, exitCode } = summarize(results);
print(line);
process.exitCode = exitCode;
