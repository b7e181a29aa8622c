import type { OutboxMessage } from '../contract/index.ts';

/** With its id, which the next page starts from. */
export interface OutboxRow extends OutboxMessage {
  readonly id: string;
}

/** What the embedded outbox has taken, in the shape of the contract's `OutboxMessage`, newest first. */
export interface OutboxReader {
  list(
    to: string | null,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
  ): Promise<readonly OutboxRow[]>;
}
