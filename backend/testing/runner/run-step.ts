import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Step, StepResult } from './step.ts';
import { countTests } from './test-report.ts';

const LIMIT_MS = 60 * 60_000;

export interface RunOptions {
  readonly root: string;
  /** Receives each line of a test run immediately; the output of other steps is in their result. */
  readonly print: (text: string) => void;
  readonly limitMs?: number;
}

/** Runs a step to its end. Never throws: any error is a failure of the step. */
export async function runStep(step: Step, options: RunOptions): Promise<StepResult> {
  const began = performance.now();
  const report = step.report === undefined ? undefined : path.join(options.root, step.report);
  if (report !== undefined) {
    // A report of an earlier run must not count for this one.
    rmSync(report, { force: true });
    mkdirSync(path.dirname(report), { recursive: true });
  }
  const { succeeded, output } = await runProgram(step, options);
  const program = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [], failedFiles: [] };
  const count = report === undefined ? program : countTests(report, succeeded);
  return { name: step.name, ...count, seconds: (performance.now() - began) / 1000, output };
}

function runProgram(step: Step, { root, print, limitMs = LIMIT_MS }: RunOptions) {
  return new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    const child = spawn(process.execPath, [path.join(root, step.script), ...step.args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: unknown) => (output += String(chunk));
    const hear = (line: string) =>
      step.report === undefined ? keep(`${line}\n`) : print(`${step.name} | ${line}`);
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear);
    const limit = setTimeout(() => {
      output += `\nStopped after ${limitMs / 1000} s.`;
      child.kill('SIGKILL');
    }, limitMs);
    child.once('error', (error) => keep(error.message));
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ succeeded: code === 0, output });
    });
  });
}
