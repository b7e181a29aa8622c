import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from '../rules/repository-files.ts';

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

// A name can point to something else the next day; a hash cannot.
describe('third-party actions and images', () => {
  const used = filesBelow('.github', '.yml').flatMap((file) => found(textOf(file), /uses: (.+)$/gm));
  const foreign = used.filter((name) => !name.startsWith('./'));

  it.each(foreign)('the action %s has a hash', (name) => {
    expect(name).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  const images = [
    ...found(textOf('docker/Dockerfile'), /^(?:ARG NODE=|FROM )([^\s$]+)/gm),
    ...found(textOf('docker/compose.yaml'), /^\s+image: (.+)$/gm),
  ];
  it.each(images)('the image %s has a hash', (name) => {
    expect(name).toMatch(/^[\w-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  });

  it('the number of actions and images is as expected', () => {
    expect([foreign.length, images.length]).toEqual([5, 2]);
  });
});
