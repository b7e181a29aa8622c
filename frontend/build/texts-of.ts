import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const SRC = join(import.meta.dirname, '../src');
const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** Come with the shell: they are there before any screen. */
const ALWAYS_THERE: readonly string[] = ['common', 'shell'];
const CALL = /\buseTranslation\(\s*([^)]*?),?\s*\)/g;
const LITERALS = /^(?:'[\w-]+'|\[(?:\s*'[\w-]+',?)+\s*\])?$/;

/** The requested exports of a module, or all of them. */
type Wanted = ReadonlySet<string> | 'all';

interface Source {
  readonly texts: readonly string[];
  /** Modules of the web client that come with this one, and what of them is wanted where that is asked of this one. */
  readonly links: readonly { readonly file: string; readonly name: string; readonly as: string | null }[];
}

const known = new Map<string, Source>();

/**
 * The text files that a module needs for everything that it and its static imports draw. Only the requested exports of a
 * slice's `index.ts` count, as in the build.
 */
export function textsOf(entry: string): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, wanted: Wanted): void => {
    const isIndex = file.endsWith('/index.ts');
    const key = isIndex && wanted !== 'all' ? `${file} ${[...wanted].join()}` : file;
    if (seen.has(key)) return;
    seen.add(key);
    const { texts, links } = sourceOf(file);
    for (const text of texts) found.add(text);
    for (const { file: next, name, as } of links) {
      if (isIndex && wanted !== 'all' && as !== null && as !== '*' && !wanted.has(as)) continue;
      visit(next, name === '*' ? 'all' : new Set([name]));
    }
  };
  visit(entry, 'all');
  return [...found].sort();
}

/** The file of a module of the web client that `specifier` names in `importer`; null for everything else. */
export function moduleFile(specifier: string, importer: string): string | null {
  const path = specifier.startsWith('#') ? mapped(specifier) : relative(specifier, importer);
  return path !== null && path.startsWith(`${SRC}/`) && /\.tsx?$/.test(path) ? path : null;
}

function mapped(specifier: string): string | null {
  const [alias = '', target = ''] =
    Object.entries(imports).find(([pattern]) => specifier.startsWith(pattern.slice(0, -1))) ?? [];
  return alias === '' ? null : join(ROOT, target.slice(0, -1), specifier.slice(alias.length - 1));
}

const relative = (specifier: string, importer: string): string | null =>
  specifier.startsWith('.') ? join(dirname(importer), specifier) : null;

function sourceOf(file: string): Source {
  const source = known.get(file) ?? read(file);
  known.set(file, source);
  return source;
}

function read(file: string): Source {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, code).module;
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => link(moduleRequest.value, importName.name ?? '*', null)),
  );
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName, isType }) =>
      moduleRequest === null || isType
        ? []
        : link(moduleRequest.value, importName.name ?? '*', exportName.name ?? '*'),
    ),
  );
  function link(specifier: string, name: string, as: string | null) {
    return { file: moduleFile(specifier, file), name, as };
  }
  return {
    texts: namedTexts(code, file),
    links: [...imported, ...passedOn].flatMap(({ file: next, ...rest }) =>
      next === null ? [] : { file: next, ...rest },
    ),
  };
}

function namedTexts(code: string, file: string): string[] {
  return [...code.matchAll(CALL)].flatMap(([call, argument = '']) => {
    if (!LITERALS.test(argument)) throw new Error(`${file}: ${call} names its texts by no literal`);
    const names = argument.match(/[\w-]+/g) ?? [];
    return names.filter((name) => !ALWAYS_THERE.includes(name));
  });
}
