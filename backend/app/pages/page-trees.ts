import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { AskInProcess, RenderedPage, RenderPage } from '#platform/http/contract/page-rendering.ts';
import {
  PUBLIC_SCREENS,
  RENDERED_FOR_MEMBERS,
  RENDERED_LINKS,
  screenPattern,
  type ScreenKind,
} from '#platform/http/contract/screens.ts';
import type { InProcessReads } from '#platform/http/routing/in-process-reads.ts';
import type { Caller } from '#platform/http/routing/route.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

interface PageTreesNeeds {
  /** Loads the server's build of the web client; null if it does not exist. */
  readonly load: () => Promise<RenderPage | null>;
  readonly reads: Pick<InProcessReads, 'holdingLink' | 'signedIn' | 'speaking'>;
  readonly publicUrl: string;
  readonly isPrelaunch: boolean;
  readonly nonceMark: string;
  /** The product's time in milliseconds since 1970, for countdowns on pages of links. */
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn'>;
}

interface Limits {
  readonly atOnce?: number;
  readonly patienceMs?: number;
}

/** A page to render for one reader. */
export interface PageToDraw {
  readonly path: string;
  /** Path and query. */
  readonly url: string;
  readonly language: Language;
  readonly isLanguageChosen: boolean;
  /** Null for a visitor. */
  readonly reader: Caller | null;
}

/** A page with the status for its content. */
export interface DrawnPage extends RenderedPage {
  readonly status: 200 | 404 | 410;
}

interface Drawn {
  /** Its pattern, for the log: the address of a link is a secret. */
  readonly screen: string;
  readonly pattern: RegExp;
  readonly kind: ScreenKind;
}

const RENDERED = { public: PUBLIC_SCREENS, secret: RENDERED_LINKS, member: RENDERED_FOR_MEMBERS } as const;
const SCREENS: readonly Drawn[] = (['public', 'secret', 'member'] as const).flatMap((kind) =>
  RENDERED[kind].map((screen) => ({ screen, pattern: screenPattern(screen), kind })),
);

/**
 * Renders pages with the web client's own code. Only a few at a time, with a time limit; beyond
 * that, the browser renders the page (rules.md#page-trees).
 */
export class PageTrees {
  private readonly needs: PageTreesNeeds;
  private readonly atOnce: number;
  private readonly patienceMs: number;
  private readonly loaded: Promise<RenderPage | null>;
  private underWay = 0;

  constructor(needs: PageTreesNeeds, { atOnce = 4, patienceMs = 1000 }: Limits = {}) {
    this.needs = needs;
    this.atOnce = atOnce;
    this.patienceMs = patienceMs;
    // Loads immediately, so that the first visitor does not wait for it.
    this.loaded = needs.load().catch((error: unknown) => {
      needs.log.warn(
        { err: error },
        'no page can be drawn: the second build of the web client does not load',
      );
      return null;
    });
  }

  async of(page: PageToDraw): Promise<DrawnPage | null> {
    const drawn = SCREENS.find(({ pattern }) => pattern.test(page.path));
    if (!drawn || this.underWay >= this.atOnce) return null;
    this.underWay += 1;
    const rendering = this.render(page, drawn).finally(() => (this.underWay -= 1));
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      late = setTimeout(() => resolve(null), this.patienceMs);
    });
    try {
      return await Promise.race([rendering, tooLate]);
    } catch (error) {
      this.needs.log.warn({ err: error, screen: drawn.screen }, 'a page goes out without its tree');
      return null;
    } finally {
      clearTimeout(late);
    }
  }

  private async render(page: PageToDraw, { kind }: Drawn): Promise<DrawnPage | null> {
    const { reads, publicUrl, isPrelaunch, nonceMark: nonce, now } = this.needs;
    const { url, language, isLanguageChosen, reader } = page;
    const render = await this.loaded;
    if (render === null) return null;
    const isSignedIn = reader !== null;
    const surroundings = { url, language, isLanguageChosen, isSignedIn, publicUrl, isPrelaunch, nonce };
    // The browser continues with the device's clock, because no response gives it another time.
    if (kind === 'public')
      return ok(await render({ ...surroundings, now: Date.now(), ask: reads.speaking(language) }));
    const asking = heeding(isSignedIn ? reads.signedIn(reader, language) : reads.holdingLink(language));
    const rendered = await render({ ...surroundings, now: now(), ask: asking.ask });
    const status = isSignedIn ? statusForMember(asking.refusals) : statusOf(asking.refusals);
    return status === null ? null : { ...rendered, status };
  }
}

const ok = (page: RenderedPage): DrawnPage => ({ ...page, status: 200 });

/** The page shows that a link is unknown or expired. After any other error, the browser renders it. */
function statusOf(refusals: ReadonlySet<number>): DrawnPage['status'] | null {
  if (refusals.size === 0) return 200;
  if ([...refusals].some((status) => !DEAD.has(status))) return null;
  return refusals.has(410) ? 410 : 404;
}

/** After any error, the browser renders the page. */
function statusForMember(refusals: ReadonlySet<number>): DrawnPage['status'] | null {
  return refusals.size === 0 ? 200 : null;
}

/** Statuses of links that are unknown, mistyped, or expired. */
const DEAD: ReadonlySet<number> = new Set([400, 404, 410]);

function heeding(calls: AskInProcess): {
  readonly ask: AskInProcess;
  readonly refusals: ReadonlySet<number>;
} {
  const refusals = new Set<number>();
  const ask: AskInProcess = async (address) => {
    const answer = await calls(address);
    if (answer.status >= 400 && answer.status !== 401) refusals.add(answer.status);
    return answer;
  };
  return { ask, refusals };
}

/** The second build is next to the first, in a folder that is not served. */
export async function loadRenderer(webRoot: string): Promise<RenderPage | null> {
  const file = path.join(path.resolve(webRoot), '.server/entry-server.js');
  if (!existsSync(file)) return null;
  const { renderPage }: { readonly renderPage: RenderPage } = await import(pathToFileURL(file).href);
  return renderPage;
}
