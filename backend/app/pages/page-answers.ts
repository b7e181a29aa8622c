import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { RenderedPage } from '#platform/http/contract/page-rendering.ts';
import {
  fixedScreenAt,
  RENDERED_FOR_MEMBERS,
  screenAt,
  screenPattern,
} from '#platform/http/contract/screens.ts';
import { isLook } from '#platform/http/robots.ts';
import { headHtml, plainHead } from '#platform/pages/page-head.ts';
import { plainPageHtml } from '#platform/pages/plain-page.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { hasChosenLanguage, pageLanguage } from '#platform/pages/page-language.ts';
import type { PageAnswer, PageHead, PublicPage } from '#platform/pages/public-page.ts';
import type { Replicas } from '#platform/persistence/replicas/replicas.ts';
import type { Caller } from '#platform/http/routing/route.ts';
import { hasSessionCookie, maySignIn } from '#platform/http/sessions/sessions.ts';
import type { PageTrees } from './page-trees.ts';
import { PRODUCT_PICTURE, UNKNOWN_PAGE, UNTITLED } from './site-labels.ts';

/** The parts of the web client's shell for one response. */
export interface ShellAnswer {
  readonly status: number;
  readonly language: Language;
  /** The head, with a mark in place of the nonce. */
  readonly head: string;
  /** The content for readers without scripts. */
  readonly plain: string;
  readonly robots: string | null;
  readonly redirect: string | null;
  /** Whether its head could be looked up. */
  readonly isKnown: boolean;
  /** The rendered screen; null if the browser renders it. */
  readonly tree: RenderedPage | null;
  /** For one reader, of a secret link or signed in: never shared or cached. */
  readonly isSecret: boolean;
}

interface Limits {
  /** The most simultaneous look-ups; beyond them, readers get the plain shell. */
  readonly atOnce?: number;
  readonly patienceMs?: number;
  readonly now?: () => number;
}

interface PageAnswersNeeds {
  readonly pages: readonly PublicPage[];
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly nonceMark: string;
  readonly trees: Pick<PageTrees, 'of'>;
  /**
   * Counts a use of a secret link, like a call of the API.
   * @throws if it is one too many
   */
  readonly countLink: (ctx: Context) => Promise<void>;
  /** Reads the request's session. If that fails, the browser renders the page. */
  readonly loadSession: (ctx: Context) => Promise<void>;
  /**
   * The user to render a page for, counted as a call; null if the browser must render it: no session, or one
   * call too many.
   */
  readonly readerOf: (ctx: Context) => Promise<Caller | null>;
  /** Runs work that may read rows of a second ago. */
  readonly read: Replicas['read'];
}

const KEPT_MS = 1000;
const MOST_KEPT = 200;
const LONGEST_ADDRESS = 512;

/**
 * The status and head of each address, the same for every visitor. They are shared for a second by address
 * and language, with limits on simultaneous look-ups and their time. Beyond the limits, or after an error,
 * the plain shell is sent (rules.md#page-heads).
 */
export class PageAnswers {
  private readonly needs: PageAnswersNeeds;
  private readonly pages: readonly { readonly pattern: RegExp; readonly page: PublicPage }[];
  private readonly kept = new Map<
    string,
    { readonly answer: Promise<ShellAnswer>; readonly until: number }
  >();
  private readonly atOnce: number;
  private readonly patienceMs: number;
  private readonly now: () => number;
  private underWay = 0;

  constructor(
    needs: PageAnswersNeeds,
    { atOnce = 8, patienceMs = 1000, now = () => performance.now() }: Limits = {},
  ) {
    this.needs = needs;
    this.pages = needs.pages.map((page) => ({ page, pattern: screenPattern(page.path) }));
    this.atOnce = atOnce;
    this.patienceMs = patienceMs;
    this.now = now;
  }

  async of(ctx: Context): Promise<ShellAnswer> {
    const query = new URLSearchParams(ctx.querystring);
    const language = pageLanguage(ctx, query);
    const kind = screenAt(ctx.path);
    if (hasSessionCookie(ctx)) await this.needs.loadSession(ctx);
    if (kind === null) return this.shell(language, 404, unknownPage(language));
    if (kind === 'secret') return this.ofLink(ctx, query, language);
    if (kind === 'member') return this.ofMember(ctx, query, language);
    // A signed-in user gets the application, which determines what they may see.
    if (maySignIn(ctx)) return this.shell(language, 200, null);
    return this.shared(`${language} ${ctx.url}`, () =>
      this.needs.read(() => this.whole(ctx.path, query, language)),
    );
  }

  /** Rendered for a phone, whose processor needs seconds for a dashboard (rules.md#member-trees). */
  private async ofMember(ctx: Context, query: URLSearchParams, language: Language): Promise<ShellAnswer> {
    const bare = this.shell(language, 200, null);
    const isRead = isRenderedForMembers(ctx.path) && isPhone(ctx) && !isLook(ctx) && maySignIn(ctx);
    if (!isRead) return bare;
    const reader = await this.needs.readerOf(ctx);
    // Even without a tree, the session may set a cookie.
    const own = { ...bare, isSecret: true };
    if (reader === null) return own;
    const url = urlOf(ctx.path, query);
    const page = { path: ctx.path, url, language, isLanguageChosen: true, reader };
    return { ...own, tree: await this.needs.trees.of(page) };
  }

  /**
   * Only a person who opens the link sees its content, never a program that previews it
   * (rules.md#link-trees).
   */
  private async ofLink(ctx: Context, query: URLSearchParams, language: Language): Promise<ShellAnswer> {
    const bare = this.linkShell(language);
    const isRead = !isLook(ctx) && !maySignIn(ctx);
    if (!isRead || !(await this.mayOpen(ctx))) return bare;
    const isLanguageChosen = hasChosenLanguage(ctx);
    const { trees } = this.needs;
    const url = urlOf(ctx.path, query);
    const tree = await trees.of({ path: ctx.path, url, language, isLanguageChosen, reader: null });
    return tree === null ? bare : { ...this.linkShell(tree.language), tree, status: tree.status };
  }

  private linkShell(language: Language): ShellAnswer {
    return { ...this.shell(language, 200, null), robots: 'noindex, nofollow', isSecret: true };
  }

  /**
   * If the link was opened too often, the page is sent without content, and the browser's own call shows the
   * error.
   */
  private async mayOpen(ctx: Context): Promise<boolean> {
    try {
      await this.needs.countLink(ctx);
      return true;
    } catch {
      return false;
    }
  }

  private async shared(key: string, look: () => Promise<ShellAnswer>): Promise<ShellAnswer> {
    const known = this.kept.get(key);
    if (known && known.until > this.now()) return known.answer;
    const answer = look();
    if (key.length > LONGEST_ADDRESS) return answer;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, { answer, until: this.now() + KEPT_MS });
    return answer;
  }

  private async whole(path: string, query: URLSearchParams, language: Language): Promise<ShellAnswer> {
    const answer = await this.look(path, query, language);
    if (answer.redirect !== null || !answer.isKnown) return answer;
    const page = { path, url: urlOf(path, query), language, isLanguageChosen: true, reader: null };
    const tree = await this.needs.trees.of(page);
    // The plain content need not repeat the rendered screen.
    return tree === null ? answer : { ...answer, tree, plain: plainPageHtml(null, language) };
  }

  private async look(path: string, query: URLSearchParams, language: Language): Promise<ShellAnswer> {
    if (this.underWay >= this.atOnce) return this.plain(language);
    this.underWay += 1;
    const found = this.find(path, query, language).finally(() => (this.underWay -= 1));
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      late = setTimeout(() => resolve(null), this.patienceMs);
    });
    try {
      const answer = await Promise.race([found, tooLate]);
      if (answer === null) return this.plain(language);
      if ('redirect' in answer) return { ...this.shell(language, 302, null), redirect: answer.redirect };
      return this.shell(language, answer.status, answer.head);
    } catch (error) {
      this.needs.log.warn({ err: error, path }, 'a page goes out without its head');
      return this.plain(language);
    } finally {
      clearTimeout(late);
    }
  }

  private async find(path: string, query: URLSearchParams, language: Language): Promise<PageAnswer> {
    const { publicUrl } = this.needs;
    const fixed = fixedScreenAt(path);
    for (const { page, pattern } of this.pages) {
      const match = pattern.exec(path);
      if (!match || (fixed !== null && page.path !== fixed)) continue;
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      const answer = await page.answer({ params, query, language, publicUrl });
      if (answer) return answer;
    }
    return { status: 200, head: null };
  }

  /** Nothing here that a robot could index; it finds the content another day. */
  private plain(language: Language): ShellAnswer {
    const { title, description } = UNTITLED[language];
    const head = plainHead(title, description);
    return {
      status: 200,
      language,
      head,
      plain: plainPageHtml(null, language),
      robots: null,
      redirect: null,
      isKnown: false,
      tree: null,
      isSecret: false,
    };
  }

  private shell(language: Language, status: number, head: PageHead | null): ShellAnswer {
    const { publicUrl, nonceMark } = this.needs;
    const surroundings = { language, publicUrl, picture: PRODUCT_PICTURE[language], nonce: nonceMark };
    const isIndexed = head !== null && head.isIndexed !== false && status === 200;
    const told = head ?? { ...UNTITLED[language], path: '/' };
    return {
      status,
      language,
      head: headHtml({ ...told, isIndexed }, surroundings),
      plain: plainPageHtml(head?.plain ?? null, language),
      robots: isIndexed ? null : 'noindex',
      redirect: null,
      isKnown: true,
      tree: null,
      isSecret: false,
    };
  }
}

function unknownPage(language: Language): PageHead {
  const { title, description, heading, jobs } = UNKNOWN_PAGE[language];
  const plain = { heading, text: description, links: [[jobs, '/jobs']] } as const;
  return { title, description, path: '/', plain };
}

const FOR_MEMBERS = RENDERED_FOR_MEMBERS.map(screenPattern);
const isRenderedForMembers = (path: string): boolean => FOR_MEMBERS.some((pattern) => pattern.test(path));
const isPhone = (ctx: Context): boolean => /\bMobile\b/.test(ctx.get('User-Agent'));

function urlOf(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}
