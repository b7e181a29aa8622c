/** Parts of the name of programs that preview links, find pages, or scan for malware. */
const SELF_NAMED =
  'bot\\b|bot[/_-]|crawl|spider|headless|preview|externalhit|inspectiontool|imageproxy|mailproxy|googleother|google-safety|' +
  'mediapartners|barracuda|mimecast|proofpoint|forcepoint|fireeye|trend ?micro|symantec|cloudmark|safelinks|ms-?office|' +
  'microsoft office|urlscan|virustotal|netcraft|linkcheck';
/** Programs that open a link to preview it or to find pages. Each says so in its name. */
const ROBOTS = new RegExp(
  `${SELF_NAMED}|meta-external|^whatsapp|^slack|^skype|^viber|^line-poker|embedly|pinterest|scraper|feedfetcher|iframely`,
  'i',
);
/** In-app browsers have the names of their apps, but people use them. */
const BROWSER = new RegExp(
  `^Mozilla/5\\.0 \\((?!compatible)[^)]*\\) AppleWebKit/[\\d.]+ \\(KHTML, like Gecko\\)(?!.*(?:${SELF_NAMED}))`,
  'i',
);

/** Whether a program sends the request, not a person (`rules.md#robots-visit-nobody`). */
export function isRobot(userAgent: string): boolean {
  return !BROWSER.test(userAgent) && ROBOTS.test(userAgent);
}

interface RequestFacts {
  readonly method: string;
  /** The value of a header; empty if missing. */
  readonly get: (header: string) => string;
}

/** A browser that prefetches a page says so in one of these. */
const FETCHED_AHEAD = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

/**
 * Whether no person opened the page: a HEAD request, a browser's prefetch, or a program
 * (rules.md#looking-records-nothing).
 */
export function isLook(asked: RequestFacts): boolean {
  if (asked.method === 'HEAD') return true;
  if (FETCHED_AHEAD.some((header) => /prefetch|preview/i.test(asked.get(header)))) return true;
  return isRobot(asked.get('User-Agent'));
}
