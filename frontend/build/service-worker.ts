import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'push-worker.js';
const OFFLINE = 'offline.js';
const TABLE = 'src/app/routing/routes.ts';
const FILES = /^var FILES = .*;$/m;
const VERSION = /^var VERSION = .*;$/m;

/** Gives the service worker the list of files that every screen needs, and a name that changes with any of them. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'crewvine-service-worker',
    apply: 'build',
    configResolved: (config) => void ({ publicDir } = config),
    generateBundle(_options, bundle) {
      const source = (file: string): string => readFileSync(join(publicDir, file), 'utf8');
      const files = [`/${OFFLINE}`, ...ofEveryScreen(bundle).map((file) => `/${file}`)];
      const version = createHash('sha256').update(JSON.stringify([files, source(WORKER), source(OFFLINE)]));
      const worker = source(WORKER)
        .replace(FILES, `var FILES = ${JSON.stringify(files)};`)
        .replace(VERSION, `var VERSION = '${version.digest('hex').slice(0, 12)}';`);
      this.emitFile({ type: 'asset', fileName: WORKER, source: worker });
    },
  };
}

/** The entry and the table of screens, with what they import. */
function ofEveryScreen(bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const part = bundle[file];
    if (part?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    part.imports.forEach(add);
  };
  for (const part of Object.values(bundle))
    if (part.type === 'chunk' && (part.isEntry || part.facadeModuleId?.endsWith(TABLE))) add(part.fileName);
  return [...found].toSorted();
}
