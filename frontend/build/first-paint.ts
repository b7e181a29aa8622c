import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const TABLE = 'src/app/routing/routes.ts';
const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/;
const BOOT = '<script src="/boot.js"></script>';
const ENTRY =
  /[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\n/g;

/**
 * Puts into the page itself all that the first paint needs: its styles and `boot.js`, which loads the rest later. The page
 * names the entry with its imports, and the table of screens, which is not part of the entry.
 */
export function firstPaint(): Plugin {
  let publicDir = '';
  return {
    name: 'crewvine-first-paint',
    apply: 'build',
    configResolved: (config) => void ({ publicDir } = config),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }): string {
        const scripts = [...html.matchAll(ENTRY)].map(([, file]) => file);
        if (scripts.length === 0) throw new Error('The page has no entry');
        const boot = minifySync('boot.js', readFileSync(join(publicDir, 'boot.js'), 'utf8')).code;
        const names = `<meta name="scripts" content="${scripts.join(' ')}" />\n    <meta name="routes" content="/${routesOf(bundle)}" />`;
        return html
          .replaceAll(ENTRY, '')
          .replace(BOOT, () => `${names}\n    <script>${boot}</script>`)
          .replace(STYLES, (_, file: string) => `<style>${sourceOf(bundle[file])}</style>`);
      },
    },
  };
}

type Bundle = Rolldown.OutputBundle;

function routesOf(bundle: Bundle): string {
  const chunk = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(TABLE),
  );
  return chunk?.fileName ?? fail(`${TABLE} is no chunk of its own`);
}

function sourceOf(styles: Bundle[string] | undefined): string {
  return styles?.type === 'asset' ? String(styles.source) : fail('The page has no styles');
}

function fail(reason: string): never {
  throw new Error(reason);
}
