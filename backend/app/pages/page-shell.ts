import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';
import { pagePolicy, type SecurityHeaderOptions } from '#platform/http/security-headers.ts';
import { hasSessionCookie, maySignIn } from '#platform/http/sessions/sessions.ts';
import type { PageAnswers, ShellAnswer } from './page-answers.ts';
import { ScreenFiles } from './screen-files.ts';

/** The mark that the build writes. */
const BUILT_MARK = '__CSP_NONCE__';
/** Replaced with the nonce. It is random, so that no user can write it. */
export const NONCE_MARK = `nonce-${randomBytes(12).toString('hex')}`;
/** The default head in `index.html`, between two marks. */
const HEAD = /<!--head-->.*<!--\/head-->/s;
const WITHOUT_SCRIPT = /<noscript>.*<\/noscript>/s;
const ROOT = /<div id="root">.*?<\/div>\s*<\/div>/s;
const HEAD_END = '</head>';
const ROUTES = '<meta name="routes"';
const HTML_TAG = /<html[^>]*/;
const LANGUAGE = /<html([^>]*) lang="en"/;

export interface PageOptions extends SecurityHeaderOptions {
  /**
   * The page declares that the product has not launched yet, so that the client knows before its first paint.
   */
  readonly prelaunch: boolean;
  /** The page declares that it is under development. */
  readonly devTools: boolean;
}

/** The page of the built web client, with the head and status of the requested address. */
export class PageShell {
  private readonly root: string;
  private readonly options: PageOptions;
  private readonly answers: Pick<PageAnswers, 'of'>;
  private page: string | null = null;
  private screens: ScreenFiles | null = null;
  /** The parts of shared answers around the nonce. */
  private readonly pieces = new WeakMap<ShellAnswer, readonly string[]>();

  constructor(root: string, options: PageOptions, answers: Pick<PageAnswers, 'of'>) {
    this.root = path.resolve(root);
    this.options = options;
    this.answers = answers;
  }

  async send(ctx: Context): Promise<void> {
    this.page ??= await this.readPage();
    this.screens ??= await ScreenFiles.of(this.root);
    const answer = await this.answers.of(ctx);
    const { status, language, robots, redirect, isSecret } = answer;
    ctx.state['route'] = 'page';
    ctx.set('Cache-Control', isSecret ? 'private, no-store' : cacheControl(ctx));
    ctx.vary('Cookie, Accept-Language');
    if (redirect !== null) {
      ctx.redirect(redirect);
      return;
    }
    const { nonce, policy } = pagePolicy(this.options);
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Content-Language', language);
    if (robots !== null) ctx.set('X-Robots-Tag', robots);
    ctx.status = status;
    ctx.type = 'html';
    // The page holds no secret, so its length reveals nothing. Most readers come from another site's link.
    if (!isSecret) ctx.compress = true;
    const page = this.piecesOf(answer, this.page).join(nonce);
    ctx.body = this.withSession(ctx, page, answer);
  }

  /** A member's page names its screen's files. A visitor's undrawn page says that no one is signed in; a drawn one has its data. */
  private withSession(ctx: Context, page: string, { language, tree }: ShellAnswer): string {
    if (maySignIn(ctx)) return withFiles(page, this.screens?.at(ctx.path, language) ?? []);
    return tree === null ? page.replace(HTML_TAG, '$& data-signed-out="true"') : page;
  }

  private piecesOf(answer: ShellAnswer, page: string): readonly string[] {
    const known = this.pieces.get(answer) ?? written(page, answer).split(NONCE_MARK);
    this.pieces.set(answer, known);
    return known;
  }

  private async readPage(): Promise<string> {
    const page = await readFile(path.join(this.root, 'index.html'), 'utf8');
    const marked = page.replaceAll(BUILT_MARK, NONCE_MARK);
    const { prelaunch, devTools } = this.options;
    const said = `${prelaunch ? ' data-prelaunch="true"' : ''}${devTools ? ' data-dev-tools="true"' : ''}`;
    return marked.replace('<html lang="en"', (tag) => `${tag}${said}`);
  }
}

/** A request with a session may get its cookie again, which no shared cache may store. */
const cacheControl = (ctx: Context): string => (hasSessionCookie(ctx) ? 'private, no-cache' : 'no-cache');

function withFiles(page: string, files: readonly string[]): string {
  if (files.length === 0) return page;
  return page.replace(ROUTES, (mark) => `<meta name="screen" content="${files.join(' ')}" />${mark}`);
}

function written(page: string, { language, head, plain, tree }: ShellAnswer): string {
  const withHead = page
    .replace(HEAD, () => head)
    .replace(WITHOUT_SCRIPT, () => `<noscript>${plain}</noscript>`)
    .replace(LANGUAGE, (_, before: string) => `<html${before} lang="${language}"`);
  if (tree === null) return withHead;
  const data = `<script type="application/json" id="page-data" nonce="${NONCE_MARK}">${tree.data}</script>`;
  return withHead
    .replace(HEAD_END, () => `${tree.styles}${HEAD_END}`)
    .replace('<html ', '<html data-drawn ')
    .replace(ROOT, () => `<div id="root">${tree.tree}</div>${data}`);
}
