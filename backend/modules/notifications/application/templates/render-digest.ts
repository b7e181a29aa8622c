import { noticeGroup, withPerson } from '../../domain/notice-group.ts';
import { notificationPath } from '../notification-path.ts';
import type { DigestItem } from '../preferences/digests.ts';
import { withoutForeignLinks, withoutLinks } from './foreign-links.ts';
import { WORDS, fill, framed, type EmailContent, wordsOfKind } from './render-messages.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

/** The rest is in the inbox. */
const MOST_SHOWN = 30;

interface DigestLinks {
  readonly publicUrl: string;
  readonly unsubscribe: { readonly page: string; readonly call: string };
}

/** The pending items as one email in the reader's language. */
export function digestAsMail(
  gathered: readonly DigestItem[],
  language: Language,
  { publicUrl, unsubscribe }: DigestLinks,
): EmailContent {
  const { mail } = WORDS[language];
  const items = folded(gathered);
  const { one, many, message, more, action, unsubscribe: end, footer } = mail.digest;
  const count = String(items.length);
  const shown = items.slice(-MOST_SHOWN).toReversed();
  const hidden = items.length - shown.length;
  const words = framed({
    words: {
      title: fill(items.length === 1 ? one : many, { count }),
      message: hidden > 0 ? `${message} ${fill(more, { count: String(hidden) })}` : message,
    },
    items: shown.map(({ kind, facts, people }) => ({
      ...wordsOfKind(kind, withoutForeignLinks(facts), language, people.map(withoutLinks)),
      link: publicUrl + notificationPath(kind, facts),
    })),
    language,
    way: { label: action, link: `${publicUrl}/notifications` },
    footer: {
      text: footer,
      ways: [
        { label: mail.settings, link: `${publicUrl}/notifications/preferences` },
        { label: end, link: unsubscribe.page },
      ],
    },
  });
  return { ...words, unsubscribeLink: unsubscribe.call };
}

interface FoldedItem extends DigestItem {
  readonly people: readonly string[];
}

/** Combines items that share a line in the inbox (rules.md#grouped), at the position of the newest. */
function folded(items: readonly DigestItem[]): readonly FoldedItem[] {
  const lines = new Map<string, FoldedItem>();
  for (const [place, item] of items.entries()) {
    const group = noticeGroup(item.kind, item.facts);
    const name = group ? `${item.kind} ${group.key}` : String(place);
    const people = group ? withPerson(lines.get(name)?.people ?? [], group.person) : [];
    lines.delete(name);
    lines.set(name, { ...item, people });
  }
  return [...lines.values()];
}
