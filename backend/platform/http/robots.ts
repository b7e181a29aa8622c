/** Within the name that a program gives itself: it shows what is behind a link, finds pages, or looks for what is harmful. */
const SELF_NAMED =
  'bot\\b|bot[/_-]|crawl|spider|preview|externalhit|inspectiontool|imageproxy|mailproxy|googleother|google-safety|' +
  'mediapartners|barracuda|mimecast|proofpoint|forcepoint|fireeye|trend ?micro|symantec|cloudmark|safelinks|ms-?office|' +
  'microsoft office|urlscan|virustotal|netcraft|linkcheck';
/** Programs that open a link to show what is behind it, or to find pages. Each says so in its name. */
const ROBOTS = new RegExp(
  `${SELF_NAMED}|meta-external|^whatsapp|^slack|^skype|^viber|^line-poker|embedly|pinterest|scraper|feedfetcher|iframely`,
  'i',
);
/** The browsers within apps call themselves by the names of their apps: people look through them. */
const BROWSER = new RegExp(
  `^Mozilla/5\\.0 \\((?!compatible)[^)]*\\) AppleWebKit/[\\d.]+ \\(KHTML, like Gecko\\)(?!.*(?:${SELF_NAMED}))`,
  'i',
);

/** Whether a program asks, not a person (rules.md#robots-visit-nobody). */
export function isRobot(userAgent: string): boolean {
  return !BROWSER.test(userAgent) && ROBOTS.test(userAgent);
}

interface RequestFacts {
  readonly method: string;
  /** Of a header, empty where there is none. */
  readonly get: (header: string) => string;
}

/** A browser that fetches what someone may open next says so in one of these. */
const FETCHED_AHEAD = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

/**
 * Whether nobody has opened anything: the head alone is asked for, a browser fetches ahead, or a program looks
 * (rules.md#looking-records-nothing).
 */
export function isLook(asked: RequestFacts): boolean {
  if (asked.method === 'HEAD') return true;
  if (FETCHED_AHEAD.some((header) => /prefetch|preview/i.test(asked.get(header)))) return true;
  return isRobot(asked.get('User-Agent'));
}
