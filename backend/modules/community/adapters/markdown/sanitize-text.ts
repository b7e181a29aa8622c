import sanitizeHtml from 'sanitize-html';
import {
  LINK_REL,
  LINK_SCHEMES,
  MENTION_CLASS,
  PICTURE_PATH,
  TEXT_TAGS,
} from '../../contract/vocabulary/markdown.ts';

const LISTED: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(TEXT_TAGS),
  allowedAttributes: Object.fromEntries(Object.entries(TEXT_TAGS).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  allowedClasses: { span: [MENTION_CLASS] },
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: LINK_REL }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith(PICTURE_PATH),
  parseStyleAttributes: false,
};

/** The second wall: should the first ever let more through than the list says, it ends here. */
export function sanitizeText(html: string): string {
  return sanitizeHtml(html, LISTED).trim();
}
