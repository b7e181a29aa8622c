import type { NotificationKind, TextKind } from '../notifier.ts';

export interface NoticeWords {
  readonly title: string;
  readonly message: string;
}

/** Everything that is said in one language. `{name}` is filled from the facts. */
export interface Words {
  readonly notices: Readonly<Record<NotificationKind, NoticeWords>>;
  readonly texts: Readonly<Record<TextKind, string>>;
  readonly replies: Readonly<Record<'stop' | 'start' | 'help', string>>;
  /** What a referral's status is called. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly mail: { readonly open: string; readonly footer: string };
}
