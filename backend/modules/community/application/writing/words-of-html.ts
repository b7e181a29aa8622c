/** A break has a line end of its own behind it. */
const BLOCKS = /<\/(?:p|blockquote|pre|h[1-6])>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The words of what the renderer wrote, with a line for each paragraph: for calendars, and where there is no room (rules.md#event-description). */
export function wordsOfHtml(html: string): string {
  return html
    .replace(BLOCKS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
