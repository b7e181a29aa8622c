/** Everything that a text may hold once it is HTML: a tag, and its attributes. Source: rules.md#markdown-set. */
export const TEXT_TAGS: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  strong: [],
  em: [],
  s: [],
  a: ['href', 'rel'],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  code: [],
  pre: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  span: ['class'],
};

/** Allowed schemes of links. */
export const LINK_SCHEMES = ['https', 'http'] as const;

/** `rel` of links in people's texts: user content, no endorsement, no access to our window. */
export const LINK_REL = 'ugc nofollow noopener';

/** The one class that a text may carry: a person who is mentioned. */
export const MENTION_CLASS = 'mention';

/** Characters of a text at most, as it is written. */
export const MOST_TEXT_LENGTH = 20_000;

/** Pictures in a text at most. */
export const MOST_PICTURES = 4;

/** People a text may mention; who is named beyond them is a word like others. */
export const MOST_MENTIONS = 5;

/** The address of a picture up to its ID. Other addresses never appear as pictures. */
export const PICTURE_PATH = '/api/images/';

/** A mention as it is stored, `@[Name](user:id)`: the name, then the id. Without flags. */
export const MENTION_PATTERN = /@\[([^\]\n]{1,100})\]\(user:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/u;
