import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface NamedTable {
  readonly area: string;
  readonly table: string;
  readonly file: string;
  readonly writes: boolean;
}

const NAMED = /\b(from|join|insert into|update|delete from)\s+([a-z][a-z_0-9]+)/g;
const MAPPED = /\btableName: '([a-z_0-9]+)'/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

/** The context of a file, or `app` or `platform` for other files. */
function areaOf(file: string): string {
  const [, top = '', context = ''] = file.split('/');
  return top === 'modules' ? context : top;
}

function isProduct(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/');
}

/**
 * Every table that the product's sources name in SQL or in a mapping. `known` is the list of existing tables.
 */
export function namedTables(root: string, known: ReadonlySet<string>): readonly NamedTable[] {
  const files = ['backend/modules', 'backend/platform', 'backend/app'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  );
  return files
    .filter(isProduct)
    .flatMap((file) => tablesIn(file, readFileSync(path.join(root, file), 'utf8')))
    .filter(({ table }) => known.has(table));
}

export function tablesIn(file: string, source: string): readonly NamedTable[] {
  const code = source.replace(COMMENT, '');
  const area = areaOf(file);
  const named = [...code.matchAll(NAMED)].map(([, verb = '', table = '']) => {
    return { area, table, file, writes: verb !== 'from' && verb !== 'join' };
  });
  const mapped = [...code.matchAll(MAPPED)].map(([, table = '']) => ({ area, table, file, writes: true }));
  return [...named, ...mapped];
}
