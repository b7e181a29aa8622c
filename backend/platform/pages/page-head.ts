import { withoutTurns } from '../text/direction-marks.ts';
import { escapeHtml, shortened } from './escape-html.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { inLanguage } from './page-language.ts';
import type { PageHead, StructuredData } from './public-page.ts';

const PICTURE = { width: 1200, height: 630 };
const LONGEST = { title: 120, description: 200 };
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US' };
const LANGUAGES = Object.keys(LOCALES) as Language[];

interface Surroundings {
  readonly language: Language;
  readonly publicUrl: string;
  /** The picture of the whole product, for pages without their own. */
  readonly picture: { readonly path: string; readonly alt: string };
  readonly nonce: string;
}

/** Title, description, canonical address, languages, Open Graph, Twitter card and JSON-LD of a page, as HTML. */
export function headHtml(head: PageHead, { language, publicUrl, picture, nonce }: Surroundings): string {
  const { isIndexed = true, data = [] } = head;
  const title = shortened(head.title, LONGEST.title);
  const headline = shortened(head.headline ?? head.title, LONGEST.title);
  const description = shortened(head.description, LONGEST.description);
  const address = (of: Language): string => `${publicUrl}${inLanguage(head.path, of)}`;
  const image = head.picture ?? picture;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isIndexed ? indexed(address, language) : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', 'Crewvine'),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:title', headline),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:locale', LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      meta('property', 'og:locale:alternate', LOCALES[other]),
    ),
    meta('property', 'og:image', `${publicUrl}${image.path}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', headline),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', `${publicUrl}${image.path}`),
    ...data.map((one) => jsonLd(one, nonce)),
  ];
  return withoutTurns(tags.join('\n    '));
}

/** A head without tags for search engines. */
export function plainHead(title: string, description: string): string {
  return `<title>${escapeHtml(title)}</title>\n    ${meta('name', 'description', description)}`;
}

function indexed(address: (of: Language) => string, language: Language): string[] {
  const alternate = (name: string, href: string): string =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(href)}" />`;
  return [
    `<link rel="canonical" href="${escapeHtml(address(language))}" />`,
    ...LANGUAGES.map((one) => alternate(one, address(one))),
    alternate('x-default', address('en')),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
}

/** A script ends at the first `</script>`, even in a string, so no text in it may contain one. */
function jsonLd(data: StructuredData, nonce: string): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/ld+json" nonce="${nonce}">${text}</script>`;
}
