import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const IN_JSDOM = /^\/\/ @vitest-environment jsdom/;

/**
 * Files in an order of the seed, those of one environment together: a process that has loaded the whole application ends where
 * the next file wants another environment, and the one after it loads everything anew.
 */
export class ShuffledSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placed = files.map((file) => ({ file, place: placeOf(file.moduleId, seed) }));
    return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ file }) => file);
  }
}

function placeOf(path: string, seed: number): string {
  const environment = IN_JSDOM.test(readFileSync(path, 'utf8')) ? 'jsdom' : 'node';
  return environment + createHash('sha256').update(`${seed} ${path}`).digest('hex');
}
