import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, pathOf, textOf } from './repository-files.ts';

const LAYERS = [
  'contract',
  'contract/vocabulary',
  'domain',
  'application',
  'adapters/http',
  'adapters/persistence',
  'adapters/sandbox',
  'adapters/stripe',
];

/** The folders of a context's layers, each name once. */
function foldersOf(context: string): string[] {
  const layers = LAYERS.map((layer) => path.posix.join('backend/modules', context, layer)).filter(isThere);
  const names = layers.flatMap((layer) =>
    readdirSync(pathOf(layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'vocabulary')
      .map(({ name }) => name),
  );
  return [...new Set(names)].toSorted();
}

/** The names in the list of subjects on a page. */
function subjectsOn(page: string): string[] {
  const [, section = ''] = /\n## Subjects\n([^]*?)\n## /.exec(page) ?? [];
  return [...section.matchAll(/^- `([a-z-]+)`/gm)].map(([, name = '']) => name).toSorted();
}

describe('the subjects of a context', () => {
  it.each(['billing', 'offers', 'checks', 'eligibility'])(
    'the page of %s lists the subjects that divide its layers',
    (context) => {
      expect(subjectsOn(textOf(`docs/contexts/${context}.md`))).toEqual(foldersOf(context));
    },
  );

  it('the subjects on a page are found', () => {
    const page = '# A\n\n## Subjects\n\nThe same:\n\n- `letter`\n- `drug-test`: b\n\n## Owns\n\n- `table`\n';
    expect(subjectsOn(page)).toEqual(['drug-test', 'letter']);
  });
});
