import { parseSync, type Plugin } from 'vite';
import { moduleFile, textsOf } from './texts-of.ts';

const LOADER = '#shared/i18n/i18n.ts';

/**
 * No list names the texts of a screen or a dialog: code that is loaded later brings its texts. Without
 * the build (on the development server, in tests) each component loads its own when it is first drawn.
 */
export function deriveTexts(): Plugin {
  return {
    name: 'crewvine-derive-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /frontend\/src\/.*\.tsx?$/, code: 'import(' },
      handler: (code, id) => ({ code: bringTexts(code, id), map: null }),
    },
  };
}

/** Every `import()` of code that draws texts becomes one of the code and its texts: neither waits for the other. */
export function bringTexts(code: string, file: string): string {
  const { dynamicImports } = parseSync(file, code).module;
  let brought = code;
  // Starts at the end, so that earlier positions stay valid.
  for (const { start, end, moduleRequest } of dynamicImports.toReversed()) {
    const target = moduleFile(code.slice(moduleRequest.start + 1, moduleRequest.end - 1), file);
    const texts = target === null ? [] : textsOf(target);
    if (texts.length === 0) continue;
    const call = `withTexts(${JSON.stringify(texts)}, ${code.slice(start, end)})`;
    brought = brought.slice(0, start) + call + brought.slice(end);
  }
  return brought === code ? code : `import { withTexts } from '${LOADER}';\n${brought}`;
}
