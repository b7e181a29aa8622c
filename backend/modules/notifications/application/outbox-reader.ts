import type { Page } from '#kernel/page.ts';
import type { OutboxChannel, OutboxMessage } from '../contract/index.ts';

/** With its id, which the next page starts from. */
export interface OutboxRow extends OutboxMessage {
  readonly id: string;
}

/** Search criteria; null matches everything. */
export interface OutboxSearch {
  /** All of a phone number or an email address. */
  readonly to: string | null;
  /** A part of it. */
  readonly recipient: string | null;
  readonly channel: OutboxChannel | null;
  /** In subject and text; a confidential email is found by its subject. */
  readonly q: string | null;
}

/** Reads the embedded outbox in the shape of the contract's `OutboxMessage`, newest first. */
export interface OutboxReader {
  /** One more than the limit if there are more. */
  list(search: OutboxSearch, page: Page): Promise<readonly OutboxRow[]>;
}
