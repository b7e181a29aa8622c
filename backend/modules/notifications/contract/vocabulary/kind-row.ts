import type { AlertCategory } from '#contract/identity/vocabulary/alerts.ts';
import type { RequiredNotice } from './channels.ts';
import type { NotificationPlace } from './notification-place.ts';

export type NotificationIcon =
  | 'bell'
  | 'inbox'
  | 'list'
  | 'search'
  | 'confirmed'
  | 'declined'
  | 'signed'
  | 'hired'
  | 'earned'
  | 'payment'
  | 'reply'
  | 'mention';

export interface KindRow {
  /** Null means required (rules.md#always-told). */
  readonly category: AlertCategory | null;
  /** Why it is, where it is not about money taken or returned and what that has bought (rules.md#money-always-told). */
  readonly required?: RequiredNotice;
  readonly place: NotificationPlace;
  /** Follows the place in its address; `{name}` is filled from the facts. */
  readonly address?: string;
  /** Where it is instead, when the facts name a board. */
  readonly inBoard?: { readonly place: NotificationPlace; readonly address: string };
  readonly icon: NotificationIcon;
  /** Many people cause it: while unread, those about the same thing (`by`) are one that names them (`who`) (rules.md#grouped). */
  readonly group?: { readonly by: string; readonly who: string };
  /** Useless later: it waits for no digest. */
  readonly isTimely?: boolean;
  /**
   * The facts in its words and address, in no language: amounts are written `"525.00"`, `when` is a
   * `TimesAtPlace`, `status` and `service` are names that the words translate.
   */
  readonly facts: readonly string[];
}

/** The kinds of one subject. */
export type KindRows = Readonly<Record<string, KindRow>>;
