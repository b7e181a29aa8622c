import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../..');
const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The browser silently drops a declaration with an unset variable, for example the border of a box. */
it('every variable of a style is set somewhere', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => ({
    file,
    text: readFileSync(path.join(src, file), 'utf8'),
  }));
  const isSet = new Set(
    [tokens, ...files.map(({ text }) => text)].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)['"]?:/g)].map(([, name]) => name),
    ),
  );
  const unknown = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)[),]/g)]
      .filter(([, name = '']) => !isSet.has(name) && !name.startsWith('--radix-'))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
