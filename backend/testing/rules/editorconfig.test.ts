import { expect, it } from 'vitest';
import { textOf } from './repository-files.ts';

/** The first section contains the rules for all files. */
const [everywhere = ''] = textOf('.editorconfig').split('[*.md]');
const said = new Map([...everywhere.matchAll(/^(\w+) = (\S+)$/gm)].map(([, name, value]) => [name, value]));

it('the editor settings match the formatter', () => {
  // A setting that .oxfmtrc.json omits is the formatter's default.
  const defaults = { tabWidth: 2, useTabs: false, endOfLine: 'lf' };
  const own: unknown = JSON.parse(textOf('.oxfmtrc.json'));
  expect(Object.assign(defaults, own)).toMatchObject({
    printWidth: Number(said.get('max_line_length')),
    tabWidth: Number(said.get('indent_size')),
    useTabs: said.get('indent_style') === 'tab',
    endOfLine: said.get('end_of_line'),
  });
});
