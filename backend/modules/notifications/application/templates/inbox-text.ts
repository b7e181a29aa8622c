import { notificationKind, type NotificationKind } from '../../contract/vocabulary/notification-kinds.ts';
import { wordsOfKind } from './render-messages.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

interface NoticePhrases {
  readonly title: string;
  readonly message: string;
}

export interface StoredText extends NoticePhrases {
  readonly type: string;
  /** The facts behind the words; null if only the words were stored. */
  readonly facts: Readonly<Record<string, string>> | null;
  /** The grouped people, newest first. */
  readonly people: readonly string[];
}

/**
 * In the reader's current language (rules.md#two-languages); without facts the words stay as they were
 * written.
 */
export function inboxText(
  { type, title, message, facts, people }: StoredText,
  language: Language,
): NoticePhrases {
  if (facts === null || !isKind(type)) return { title, message };
  return wordsOfKind(type, facts, language, people);
}

const isKind = (type: string): type is NotificationKind => notificationKind(type) !== null;
