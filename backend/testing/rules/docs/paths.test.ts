import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, isThere, textOf } from '../repository-files.ts';

const LINK = /\]\(([^)\s]+)\)/g;
const PATH = /(?<![\w/.-])(?:backend|frontend)\/[\w.@/-]*\w/g;
/** A test that a page cites: its file, then its title in quotation marks. */
const PROOF = /`((?:backend|frontend)\/[\w./-]+\.(?:test|contract)\.ts)`[:,]?\s+"([^"]+)"/g;
/** A fresh checkout has no build output. */
const BUILT = 'frontend/dist';

function deadLinks(document: string): string[] {
  return [...textOf(document).matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !isThere(path.join(path.dirname(document), target)));
}

function deadPaths(document: string): string[] {
  return [...textOf(document).matchAll(PATH)]
    .map(([file]) => file)
    .filter((file) => !file.startsWith(BUILT) && !isThere(file));
}

function missingProofs(document: string): string[] {
  return [...textOf(document).matchAll(PROOF)]
    .filter(
      ([, file = '', title = '']) => !isThere(file) || !textOf(file).includes(title.replace(/\s+/g, ' ')),
    )
    .map(([, file, title]) => `${file}: ${title}`);
}

describe('the documentation', () => {
  it.each(documents)('the links of %s lead to existing files', (document) => {
    expect(deadLinks(document)).toEqual([]);
  });

  it.each(documents)('the files named in %s exist', (document) => {
    expect(deadPaths(document)).toEqual([]);
  });

  it.each(documents)('the tests cited in %s exist', (document) => {
    expect(missingProofs(document)).toEqual([]);
  });
});
