import type { MentionablePerson } from '#contract/community/writing/drafts.ts';
import { nameInMention } from './mention-text.ts';
import type { SelectedText, TextEdit } from './text-edits.ts';

/** A mention that is being typed: the position of its @ sign and the typed name. */
export interface TypedMention {
  readonly from: number;
  readonly name: string;
}

/** Up to two words after an @ sign without a letter before it, which would be an email address. */
const TYPED = /(?:^|[\s(])@((?:[\p{L}\p{M}'’.-]+ ?){0,2})$/u;
const LONGEST = 60;

/** Null if the caret is not in a mention. */
export function mentionAt({ text, start, end }: SelectedText): TypedMention | null {
  if (start !== end) return null;
  const name = TYPED.exec(text.slice(Math.max(0, end - LONGEST), end))?.[1];
  return name === undefined ? null : { from: end - name.length - 1, name };
}

export const nameOf = ({ firstName, lastName }: MentionablePerson): string =>
  `${firstName} ${lastName}`.trim();

/** Replaces the typed name with the person's name. */
export function mentioned(mention: TypedMention, caret: number, person: MentionablePerson): TextEdit {
  const insert = `@${nameInMention(nameOf(person))} `;
  const after = mention.from + insert.length;
  return { from: mention.from, to: caret, insert, selectFrom: after, selectTo: after };
}
