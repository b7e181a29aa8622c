import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { moduleFile, textsOf } from './texts-of.ts';

const TABLE = join(import.meta.dirname, '../src/app/routing/routes.ts');
const LINE = /'(\/[^']*)': \(\) =>\s*import\('([^']+)'\)/g;
/** Signed-in users' bell, which the shell loads on every screen. */
const BELL = join(import.meta.dirname, '../src/entities/notification/ui/NotificationBell.tsx');
const TEXTS_OF_SHELL = ['common', 'shell'];

/** The addresses of the files of one screen, without those of the entry and of the table of screens. */
export interface ScreenFiles {
  readonly code: readonly string[];
  readonly texts: { readonly en: readonly string[]; readonly es: readonly string[] };
}

/**
 * Lists each screen's files for the server (`.vite/screens.json`), by the path of its route. The server names them in the
 * page, so that they load together with the entry.
 */
export function screenFiles(): Plugin {
  return {
    name: 'crewvine-screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const source = JSON.stringify(Object.fromEntries(filesOfScreens(chunks)));
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source });
    },
  };
}

/** The module of each screen by its path. */
export function modulesOfScreens(table: string): ReadonlyMap<string, string> {
  return new Map(
    [...table.matchAll(LINE)].map(([, path = '', specifier = '']) => {
      const file = moduleFile(specifier, TABLE);
      if (file === null) throw new Error(`${specifier} is no module of the web client`);
      return [path, file];
    }),
  );
}

function filesOfScreens(chunks: readonly Rolldown.OutputChunk[]): readonly [string, ScreenFiles][] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.map((chunk) => [chunk.facadeModuleId ?? chunk.fileName, chunk]));
  const add = (chunk: Rolldown.OutputChunk, found: Set<string>): Set<string> => {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) add(imported, found);
    }
    return found;
  };
  const loaded = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry || chunk.facadeModuleId === TABLE) add(chunk, loaded);
  const textFile = (language: string, name: string): string => {
    const chunk = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/i18n/${language}/${name}.json`),
    );
    if (!chunk) throw new Error(`No file has the texts ${language}/${name}`);
    return `/${chunk.fileName}`;
  };
  const modules = modulesOfScreens(readFileSync(TABLE, 'utf8'));
  const bell = chunks.find(({ moduleIds }) => moduleIds.includes(BELL));
  if (!bell) throw new Error(`No file has ${BELL}`);
  return [...modules].map(([path, module]) => {
    const page = byModule.get(module);
    if (!page) throw new Error(`${module} is no chunk of its own`);
    const code = [...add(bell, add(page, new Set()))]
      .filter((file) => !loaded.has(file))
      .map((file) => `/${file}`);
    const texts = textsOf(module);
    const en = texts.map((name) => textFile('en', name));
    const es = [...TEXTS_OF_SHELL, 'validation', ...texts.filter((name) => name !== 'validation')];
    return [path, { code, texts: { en, es: es.map((name) => textFile('es', name)) } }];
  });
}
