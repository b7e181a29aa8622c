import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it';
import { addRenderRules } from './markdown-html.ts';
import { mentionRule } from './mention-rule.ts';
import { isWebAddress, pictureIn } from './safe-address.ts';
import { tidyTokens } from './tidy-tokens.ts';

/** How deep quotes and lists may lie within each other; what lies deeper is left out. */
const MOST_NESTING = 20;

const RULES = [
  'normalize',
  'linkify',
  'text_join',
  'blockquote',
  'fence',
  'heading',
  'lheading',
  'list',
  'paragraph',
  'autolink',
  'backticks',
  'emphasis',
  'strikethrough',
  'entity',
  'escape',
  'image',
  'link',
  'newline',
] as const;

/** Markdown with only the rules above. Any other syntax, including HTML, stays plain text. */
export function markdownSet(): Markdown {
  const markdown = new MarkdownIt('zero', {
    html: false,
    breaks: true,
    linkify: true,
    maxNesting: MOST_NESTING,
  });
  markdown.enable([...RULES]);
  // Guessing turns "the job.Is it" into an address: only what names its scheme becomes a link.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  markdown.validateLink = (address) => isWebAddress(address) || pictureIn(address) !== null;
  markdown.inline.ruler.before('link', 'mention', mentionRule);
  markdown.core.ruler.push('tidy', tidyTokens);
  addRenderRules(markdown);
  return markdown;
}
