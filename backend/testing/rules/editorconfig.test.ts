import { expect, it } from 'vitest';
import { textOf } from './repository-files.ts';

/** The rules for all files, which are the first section. */
const [everywhere = ''] = textOf('.editorconfig').split('[*.md]');
const said = new Map([...everywhere.matchAll(/^(\w+) = (\S+)$/gm)].map(([, name, value]) => [name, value]));

it('editors are told what the formatter does', () => {
  // What .oxfmtrc.json leaves out is the formatter's default.
  const defaults = { tabWidth: 2, useTabs: false, endOfLine: 'lf' };
  const own: unknown = JSON.parse(textOf('.oxfmtrc.json'));
  expect(Object.assign(defaults, own)).toMatchObject({
    printWidth: Number(said.get('max_line_length')),
    tabWidth: Number(said.get('indent_size')),
    useTabs: said.get('indent_style') === 'tab',
    endOfLine: said.get('end_of_line'),
  });
});
