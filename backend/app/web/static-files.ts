import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import { isSecretPage } from '#platform/http/contract/secret-pages.ts';
import type { PageShell } from '../pages/page-shell.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Files that only the build uses, such as its manifest; never served. */
const HIDDEN = /(^|\/)\./;

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

/**
 * Serves the built web client: hashed files for a year, precompressed; every other address gets the page
 * itself.
 */
export class StaticFiles {
  private readonly root: string;
  private readonly page: Pick<PageShell, 'send'>;

  constructor(root: string, page: Pick<PageShell, 'send'>) {
    this.root = path.resolve(root);
    this.page = page;
  }

  middleware(): Middleware {
    return async (ctx, next) => {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
      if (ctx.path.startsWith('/api')) return next();
      if (HIDDEN.test(decodeURIComponent(ctx.path))) return next();
      if (await this.sendFile(ctx)) return undefined;
      if (path.extname(ctx.path) !== '' && ctx.path.startsWith('/assets/')) return next();
      await this.sendPage(ctx);
      return undefined;
    };
  }

  private async sendFile(ctx: Context): Promise<boolean> {
    const type = TYPES[path.extname(ctx.path)];
    if (!type) return false;
    const file = path.join(this.root, path.normalize(decodeURIComponent(ctx.path)));
    if (!file.startsWith(this.root + path.sep)) return false;
    const plainSize = await sizeOf(file);
    if (plainSize === null) return false;
    ctx.state['route'] = 'static';
    ctx.set(
      'Cache-Control',
      ctx.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    ctx.set('Content-Type', type);
    ctx.vary('Accept-Encoding');
    for (const [encoding, ending] of ENCODINGS) {
      const size = ctx.acceptsEncodings(encoding) ? await sizeOf(file + ending) : null;
      if (size === null) continue;
      ctx.set('Content-Encoding', encoding);
      ctx.length = size;
      ctx.body = createReadStream(file + ending);
      return true;
    }
    ctx.length = plainSize;
    ctx.body = createReadStream(file);
    return true;
  }

  private async sendPage(ctx: Context): Promise<void> {
    // Set first, so that the secret in the address does not leak even after an error.
    if (isSecretPage(ctx.path)) ctx.set('Referrer-Policy', 'no-referrer');
    await this.page.send(ctx);
  }
}
