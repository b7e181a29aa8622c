import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = join(import.meta.dirname, '../src/shared/lib/parts/load-files.ts');

/** Replaces Vite's preloading, whose failures browsers remember, by our own. It loads no CSS, so no part may bring its own. */
export function preloadFiles(): Plugin {
  let isReplaced = false;
  return {
    name: 'crewvine-preload-files',
    apply: 'build',
    enforce: 'pre',
    load: {
      // oxlint-disable-next-line no-control-regex -- the start of a virtual module's name
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => {
        isReplaced = true;
        return `export { loadFiles as __vitePreload } from ${JSON.stringify(HELPER)};`;
      },
    },
    generateBundle(_options, bundle) {
      if (!isReplaced) throw new Error('Vite has another name for its preloading');
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && !part.isEntry && part.viteMetadata?.importedCss.size)
          throw new Error(`${part.fileName} brings CSS, which loadFiles does not load`);
    },
  };
}
