import { notificationKind, type NotificationKind } from '../../contract/vocabulary/notification-kinds.ts';
import { wordsOfKind, type Language } from './render-messages.ts';

interface NoticePhrases {
  readonly title: string;
  readonly message: string;
}

export interface StoredText extends NoticePhrases {
  readonly type: string;
  /** What they were made of; null where only the words were kept. */
  readonly facts: Readonly<Record<string, string>> | null;
  /** Who is named together, the newest first. */
  readonly people: readonly string[];
}

/** In the language that its reader has now (rules.md#two-languages); what cannot be said anew stays as it was written. */
export function inboxText(
  { type, title, message, facts, people }: StoredText,
  language: Language,
): NoticePhrases {
  if (facts === null || !isKind(type)) return { title, message };
  return wordsOfKind(type, facts, language, people);
}

const isKind = (type: string): type is NotificationKind => notificationKind(type) !== null;
