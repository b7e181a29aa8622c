import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from '../rules/repository-files.ts';

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

// A name can be given to something else from one day to the next; a hash cannot.
describe('what others make is named by its hash', () => {
  const used = filesBelow('.github', '.yml').flatMap((file) => found(textOf(file), /uses: (.+)$/gm));
  const foreign = used.filter((name) => !name.startsWith('./'));

  it.each(foreign)('action %s', (name) => {
    expect(name).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  const images = [
    ...found(textOf('docker/Dockerfile'), /^(?:ARG NODE=|FROM )([^\s$]+)/gm),
    ...found(textOf('docker/compose.yaml'), /^\s+image: (.+)$/gm),
  ];
  it.each(images)('image %s', (name) => {
    expect(name).toMatch(/^[\w-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  });

  it('in as many places as there are', () => {
    expect([foreign.length, images.length]).toEqual([5, 2]);
  });
});
