import sanitizeHtml from 'sanitize-html';
import {
  LINK_REL,
  LINK_SCHEMES,
  MENTION_CLASS,
  PICTURE_PATH,
  TEXT_TAGS,
} from '../../contract/vocabulary/markdown.ts';

const ABSOLUTE_LINK = new RegExp(`^(?:${LINK_SCHEMES.join('|')})://`, 'i');

const LISTED: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(TEXT_TAGS),
  allowedAttributes: Object.fromEntries(Object.entries(TEXT_TAGS).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  allowedClasses: { span: [MENTION_CLASS] },
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: { ...leadingOut(href), rel: LINK_REL } }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith(PICTURE_PATH),
  parseStyleAttributes: false,
};

/** The library lets an address without a scheme pass: it would lead into the product. */
function leadingOut(href: string | undefined): Record<string, string> {
  return href !== undefined && ABSOLUTE_LINK.test(href) ? { href } : {};
}

/** The second line of defense: removes anything unlisted that the renderer might let through. */
export function sanitizeText(html: string): string {
  return sanitizeHtml(html, LISTED).trim();
}
