import { parseSync, Visitor, type Plugin } from 'vite';

interface Trim {
  /** What is taken out and why nobody misses it. */
  readonly what: string;
  readonly module: RegExp;
  readonly find: RegExp;
  readonly put: string;
}

const TRIMS: readonly Trim[] = [
  {
    what: 'names for the developer tools: each assignment keeps a component that nobody uses',
    module: /node_modules\/react-router\/dist\//,
    find: /^\s*[\w$]+\.displayName = "[^"]*";$/gm,
    put: '',
  },
  {
    what: 'a wrapped component counts as used unless it is marked',
    module: /node_modules\/react-router\/dist\//,
    find: /= (React\d*)\.forwardRef\(/g,
    put: '= /* @__PURE__ */ $1.forwardRef(',
  },
  {
    what: 'links that fetch a page before the click: only the framework mode of the router can',
    module: /node_modules\/react-router\/dist\//,
    find: /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/g,
    put: 'return link;',
  },
  {
    what: "an icon's name for the developer tools",
    module: /node_modules\/lucide-react\/dist\/esm\/createLucideIcon/,
    find: /^.*Component\.displayName = toPascalCase\(.*$/gm,
    put: '',
  },
  {
    what: 'vendor prefixes: styled-components writes none unless asked with enableVendorPrefixes',
    module: /node_modules\/styled-components\/dist\//,
    find: /[\w$]+\.prefix&&[\w$]+\.push\([\w$]+\.prefixer\),/g,
    put: '',
  },
];
/** i18next says these only with `debug: true`. Errors stay. */
const DEBUG_ONLY = /^(this\.logger\.(warn|log|deprecate|once)|warnOnce)$/;
const I18N = /node_modules\/(i18next|react-i18next)\/dist\//;

/** Leaves out what libraries carry for uses that this client does not make. Fails when a library no longer fits. */
export function trimDependencies(): Plugin {
  const unused = new Set(TRIMS);
  return {
    name: 'crewvine-trim-dependencies',
    apply: 'build',
    transform: {
      filter: { id: [...TRIMS.map(({ module }) => module), I18N] },
      handler(source, id) {
        let code = source;
        for (const trim of TRIMS.filter(({ module }) => module.test(id))) {
          const before = code;
          code = code.replace(trim.find, trim.put);
          if (code !== before) unused.delete(trim);
        }
        if (I18N.test(id)) code = withoutDebugCalls(code, id);
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (error || unused.size === 0) return;
      const list = [...unused].map(({ what }) => what).join('\n  ');
      this.error(`These trims of build/trim-dependencies.ts found nothing to take out:\n  ${list}`);
    },
  };
}

function withoutDebugCalls(source: string, id: string): string {
  const calls: { readonly start: number; readonly end: number }[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, start, end }) {
      if (DEBUG_ONLY.test(source.slice(callee.start, callee.end))) calls.push({ start, end });
    },
  });
  visitor.visit(parseSync(id, source).program);
  // From the end, so that what stands before keeps its place.
  return calls
    .sort((a, b) => b.start - a.start)
    .reduce((code, { start, end }) => `${code.slice(0, start)}void 0${code.slice(end)}`, source);
}
