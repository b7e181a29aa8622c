import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const documents = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

const LINK = /\]\(([^)\s]+)\)/g;
const PATH = /(?<![\w/.-])(?:backend|frontend)\/[\w.@/-]*\w/g;
/** A test that a page calls on: its file, then its title in quotation marks. */
const PROOF = /`((?:backend|frontend)\/[\w./-]+\.(?:test|contract)\.ts)`[:,]?\s+"([^"]+)"/g;
/** What a build makes is not there in a fresh checkout. */
const BUILT = 'frontend/dist';

const textOf = (document: string): string => readFileSync(path.join(root, document), 'utf8');
const isThere = (file: string): boolean => existsSync(path.join(root, file));

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
  it.each(documents)('%s links to what is there', (document) => {
    expect(deadLinks(document)).toEqual([]);
  });

  it.each(documents)('%s names files that are there', (document) => {
    expect(deadPaths(document)).toEqual([]);
  });

  it.each(documents)('%s calls on tests that are there', (document) => {
    expect(missingProofs(document)).toEqual([]);
  });
});
