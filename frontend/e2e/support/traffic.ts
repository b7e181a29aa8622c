import type { BrowserContext, Page, Request } from 'playwright';

/** Never ends, so nothing can wait for it. */
const STREAM = '/api/notifications/stream';

interface Traffic {
  readonly unanswered: Set<Request>;
  /** All requests so far. */
  count: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Counts the requests of this person's pages from now on. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { unanswered: new Set(), count: 0 };
    const { unanswered } = traffic;
    traffics.set(page, traffic);
    let navigation: Request | null = null;
    const end = (request: Request): void => {
      unanswered.delete(request);
    };
    page.on('request', (request) => {
      traffic.count += 1;
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigation = request;
      else if (new URL(request.url()).pathname !== STREAM) unanswered.add(request);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', (request) => {
      end(request);
      // A download leaves the document in its place.
      if (request === navigation) navigation = null;
    });
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !navigation) return;
      // The requests of the last document no longer matter.
      unanswered.clear();
      navigation = null;
    });
  });
}

/** The number of requests so far, and the addresses of those without a response. */
export function trafficOf(page: Page): { readonly count: number; readonly unanswered: readonly string[] } {
  const { count = 0, unanswered = new Set<Request>() } = traffics.get(page) ?? {};
  return { count, unanswered: [...unanswered].map((request) => request.url()) };
}
