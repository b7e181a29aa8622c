import { spawnSync } from 'node:child_process';

/**
 * The seed of a run of tests: of their order, and of what property tests make up. Each commit has its own, so that what is red for one is red for
 * whoever runs the same commit, and the next commit has another. `TEST_SEED=N` repeats a printed one or asks for others.
 */
export function runSeed(given = process.env['TEST_SEED'], commit = readCommit()): number {
  if (given) return Number(given);
  return commit ? Number.parseInt(commit.slice(0, 7), 16) : Date.now() % 2 ** 31;
}

/** Of the commit that is checked out: the hash of its files, which a changed message leaves as it is. Empty without Git. */
function readCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--verify', 'HEAD^{tree}'], { encoding: 'utf8' });
  return (stdout ?? '').trim();
}
