import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\s*[\w$]+\.displayName = "[^"]*";$/gm;
const REFS = /= (React\d*)\.forwardRef\(/g;

/**
 * Drops `X.displayName = "…"` from the router. Names serve the developer tools alone, but each assignment keeps a
 * component that nobody uses, and all it calls, in the first load.
 */
export function dropDisplayNames(): Plugin {
  return {
    name: 'crewvine-drop-display-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(REFS, '= /* @__PURE__ */ $1.forwardRef('),
        map: null,
      }),
    },
  };
}
