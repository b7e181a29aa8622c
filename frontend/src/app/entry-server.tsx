import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { PageToRender, RenderedPage, RenderPage } from '#contract/http/page-rendering.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { nobodySignedIn } from '#entities/session/index.ts';
import { api, takeOver, type ReadForPage } from '#shared/api/index.ts';
import { atServer, DrawnAt, DrawnParts, sayPrelaunch } from '#shared/lib/index.ts';
import { OfferedOnServer, speakingOnServer, spokenTo } from '#shared/i18n/on-server.ts';
import { App } from './App.tsx';
import { makeStore, type AppStore } from './store.ts';

/** Each round renders the data that the previous one requested. A page that needs more rounds fails. */
const MOST_ROUNDS = 6;
/** The content policy would drop it and log an error in the console. React escapes the quotes in texts. */
const STYLE_ATTRIBUTE = /(<[^>]+?) style="[^"]*"/g;
/** A form that a script submits. Without the script, typed text must not end up in an address. */
const OF_SCRIPT = /<form(?![^>]* (?:method=|action="[^#"]))/g;
/** The elements that React puts before the tree for the head of a document. The server writes the head. */
const HOISTED = /^(?:<link [^>]*>|<meta [^>]*>|<title>[^<]*<\/title>)+/;

/** Renders a page as the browser would first draw it (docs/adr/0022-public-pages-from-the-server.md). */
export const renderPage: RenderPage = async (page) => {
  const failures: unknown[] = [];
  sayPrelaunch(page.isPrelaunch);
  const store = makeStore({ ask: (address) => asked(page, address, failures) });
  if (!page.isSignedIn) store.dispatch(nobodySignedIn());
  let { language } = page;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = store.getState();
    const { offered, parts, ...rendered } = await renderOnce(page, language, store);
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    if (failures.length > 0) throw failures[0];
    const isWhole = store.getState().api.queries === before.api.queries;
    const spoken = spokenTo(offered, page);
    if (isWhole && spoken === language)
      return { ...rendered, language, data: dataOf(store, page, language, parts) };
    language = spoken;
    // Otherwise each round would repeat the requests that were refused.
    store.dispatch(takeOver(readOf(store, page, language, parts)));
  }
  throw new Error(`A page goes on asking after ${MOST_ROUNDS} rounds`);
};

async function asked({ ask }: PageToRender, address: string, failures: unknown[]) {
  try {
    const answer = await ask(address);
    if (answer.status >= 500) throw new Error(`A read for a page answers ${answer.status}: ${answer.text}`);
    return answer;
  } catch (error) {
    failures.push(error);
    throw error;
  }
}

interface Round extends Pick<RenderedPage, 'tree' | 'styles'> {
  /** The language of the text or email with the link to this page; null if unknown. */
  readonly offered: Language | null;
  readonly parts: readonly string[];
}

async function renderOnce(page: PageToRender, language: Language, store: AppStore): Promise<Round> {
  const sheet = new ServerStyleSheet({ nonce: page.nonce });
  let offered: Language | null = null;
  const parts = new Set<string>();
  try {
    const tree = await textOf(
      <StyleSheetManager sheet={sheet.instance}>
        <DrawnAt value={atServer(page.now)}>
          <DrawnParts value={(name) => parts.add(name)}>
            <OfferedOnServer value={(heard) => (offered = heard)}>
              <I18nextProvider i18n={speakingOnServer(language)}>
                <StaticRouter location={page.url}>
                  <App store={store} />
                </StaticRouter>
              </I18nextProvider>
            </OfferedOnServer>
          </DrawnParts>
        </DrawnAt>
      </StyleSheetManager>,
    );
    return {
      tree: tree
        .replace(HOISTED, '')
        .replaceAll(STYLE_ATTRIBUTE, '$1')
        .replaceAll(OF_SCRIPT, '<form method="post"'),
      styles: sheet.getStyleTags(),
      offered,
      parts: [...parts],
    };
  } finally {
    sheet.seal();
  }
}

/** Sends nothing before everything is rendered, so React needs no script to put parts in place. */
function textOf(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null;
    const parts: string[] = [];
    const sink = new Writable({
      write: (part: Buffer, _encoding, done) => {
        parts.push(part.toString());
        done();
      },
      final: (done) => {
        if (failure === null) resolve(parts.join(''));
        else reject(failure);
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
      onError: (error) => void (failure ??= error),
    });
  });
}

/** A script element ends at the first closing tag, even inside a string, so no text may contain one. */
function dataOf(...page: Parameters<typeof readOf>): string {
  return JSON.stringify(readOf(...page))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function readOf(
  store: AppStore,
  { now: drawnAt, isSignedIn }: PageToRender,
  language: Language,
  parts: readonly string[],
): ReadForPage {
  const { queries, provided } = store.getState().api;
  const serverTime = isSignedIn ? new Date(drawnAt).toUTCString() : undefined;
  return { queries, provided, language, drawnAt, serverTime, parts };
}
