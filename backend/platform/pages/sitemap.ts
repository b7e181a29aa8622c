import { escapeHtml } from './escape-html.ts';

/** A public page by its path, and when it last changed. */
export interface PublicAddress {
  readonly path: string;
  readonly changedAt: string | null;
}

/** Public pages of one kind, in the order of their IDs. */
export interface PublicAddresses {
  /** The name in the address of its sitemaps, such as `jobs`. */
  readonly kind: string;
  /** The IDs after which each sitemap begins; the first is before all pages. */
  starts(size: number): Promise<readonly string[]>;
  /** The next ones after an ID. */
  after(id: string, limit: number): Promise<readonly (PublicAddress & { readonly id: string })[]>;
}

/** The most addresses that search engines read from one file. */
export const SITEMAP_SIZE = 50_000;
const AT_ONCE = 1000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of all sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/**
 * One sitemap, a thousand addresses at a time, so that neither the database nor the process holds all of
 * them. Its head comes with the first of them: a database that does not answer is an error, not an empty
 * file.
 */
export async function* sitemap(
  publicUrl: string,
  pages: AsyncIterable<readonly PublicAddress[]>,
): AsyncGenerator<string> {
  let head = `${HEAD}<urlset xmlns="${SCHEMA}">\n`;
  for await (const page of pages) {
    yield head + page.map((address) => entry(publicUrl, address)).join('');
    head = '';
  }
  yield `${head}</urlset>\n`;
}

/** The pages of one sitemap, which begins after `start`. */
export async function* addressesFrom(
  addresses: PublicAddresses,
  start: string,
  size = SITEMAP_SIZE,
): AsyncGenerator<readonly PublicAddress[]> {
  let last: string | undefined = start;
  for (let left = size; left > 0 && last !== undefined; left -= AT_ONCE) {
    const found = await addresses.after(last, Math.min(left, AT_ONCE));
    if (found.length > 0) yield found;
    last = found.length < AT_ONCE ? undefined : found.at(-1)?.id;
  }
}

function entry(publicUrl: string, { path, changedAt }: PublicAddress): string {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
  return `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc>${changed}</url>\n`;
}
