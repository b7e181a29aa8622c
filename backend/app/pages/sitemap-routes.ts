import { Readable } from 'node:stream';
import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';
import { HttpError } from '#platform/http/errors.ts';
import { EncodedText } from '#platform/http/encoded-text.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import {
  addressesFrom,
  SITEMAP_SIZE,
  sitemap,
  sitemapIndex,
  type PublicAddress,
  type PublicAddresses,
} from '#platform/pages/sitemap.ts';
import { SITE_LABELS } from './site-labels.ts';

const XML = 'text/xml; charset=utf-8';
const KEPT_MS = 600_000;
const HEADERS = { 'Content-Type': XML, 'Cache-Control': 'public, max-age=600' };
const KIND = /^[a-z]+$/;

/**
 * The files that search engines read: the rules for robots, and the addresses of all pages
 * (rules.md#search-engines).
 */
export function sitemapRoutes(kinds: readonly PublicAddresses[], publicUrl: string): readonly Route[] {
  const index = new SharedIndex(kinds, publicUrl);
  return [
    route({
      method: 'get',
      path: '/robots.txt',
      access: 'public',
      summary: 'Get the rules for crawlers and the address of the sitemap',
      answers: { 200: 'raw' },
      handler: async () => ({
        status: 200,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
        body: new EncodedText(robotsText(publicUrl)),
      }),
    }),
    route({
      method: 'get',
      path: '/sitemap.xml',
      access: 'public',
      summary: 'Get the index of the sitemaps of public pages',
      answers: { 200: 'raw' },
      handler: async () => ({ status: 200, headers: HEADERS, body: await index.text() }),
    }),
    route({
      method: 'get',
      path: '/sitemaps/:kind/:start',
      access: 'public',
      summary: 'Get one sitemap of up to 50,000 addresses, starting after an ID',
      params: z.object({ kind: z.string().regex(KIND), start: uuid }),
      answers: { 200: 'raw' },
      handler: async ({ params: { kind, start } }) => ({
        status: 200,
        headers: HEADERS,
        body: Readable.from(sitemap(publicUrl, pagesOf(kinds, kind, start))),
      }),
    }),
  ];
}

/** Pages contain everything that the calls show, and robots do not need calls for people. */
function robotsText(publicUrl: string): string {
  const closed = ['/api/auth/', '/api/dev/', '/dev/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

const SITE = 'pages';
const FIRST = '00000000-0000-0000-0000-000000000000';

function pagesOf(
  kinds: readonly PublicAddresses[],
  kind: string,
  start: string,
): AsyncIterable<readonly PublicAddress[]> {
  if (kind === SITE) return sitePages();
  const addresses = kinds.find((one) => one.kind === kind);
  if (!addresses) throw new HttpError(404, 'http.not_found', 'Not found');
  return addressesFrom(addresses, start);
}

async function* sitePages(): AsyncGenerator<readonly PublicAddress[]> {
  const own = Object.entries(SITE_LABELS).filter(([, { canonical }]) => canonical === undefined);
  yield own.map(([path]) => ({ path, changedAt: null }));
}

/** Finding the start of each sitemap reads all IDs, so it happens at most once in ten minutes. */
class SharedIndex {
  private readonly kinds: readonly PublicAddresses[];
  private readonly publicUrl: string;
  private kept: { readonly text: Promise<EncodedText>; readonly until: number } | null = null;

  constructor(kinds: readonly PublicAddresses[], publicUrl: string) {
    this.kinds = kinds;
    this.publicUrl = publicUrl;
  }

  text(): Promise<EncodedText> {
    const now = performance.now();
    if (this.kept && this.kept.until > now) return this.kept.text;
    const text = this.write();
    this.kept = { text, until: now + KEPT_MS };
    text.catch(() => (this.kept = null));
    return text;
  }

  private async write(): Promise<EncodedText> {
    const address = (kind: string, start: string): string => `${this.publicUrl}/sitemaps/${kind}/${start}`;
    const found = [address(SITE, FIRST)];
    for (const one of this.kinds) {
      for (const start of await one.starts(SITEMAP_SIZE)) found.push(address(one.kind, start));
    }
    return new EncodedText(sitemapIndex(found));
  }
}
