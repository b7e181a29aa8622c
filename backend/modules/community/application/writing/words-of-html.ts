/** A break has a line end of its own behind it. */
const BLOCKS = /<\/(?:p|blockquote|pre|h[1-6])>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const ENTITY = /&(?:lt|gt|quot|#39|amp);/g;
const LINK = /<a [^>]*?\bhref="([^"]*)"/g;

const characterOf = (entity: string): string => ENTITIES[entity] ?? entity;

/** The addresses that what the renderer wrote links to, in its order. */
export function linksOfHtml(html: string): readonly string[] {
  return [...html.matchAll(LINK)].map(([, address = '']) => address.replace(ENTITY, characterOf));
}

/**
 * The plain words of rendered text, one line per paragraph, for calendars and small spaces
 * (rules.md#event-description).
 */
export function wordsOfHtml(html: string): string {
  return html
    .replace(BLOCKS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(ENTITY, characterOf)
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
