import type { Page } from '#kernel/page.ts';
import type { UnhandledEventView } from '../../contract/provider/unhandled-event.ts';
import type { ProviderEvent } from './payment-provider.ts';

/** An event that could not be handled and waits for its next try. */
export interface UnhandledEvent extends ProviderEvent {
  /** Our ID. */
  readonly rowId: string;
  readonly tries: number;
}

/** (tx) */
export interface UnhandledEvents {
  /** A waiting event retains its place. */
  add(
    event: ProviderEvent,
    provider: string,
    failed: { error: unknown; at: Date; nextTryAt: Date },
  ): Promise<void>;
  /** Due events, the longest waiting first. */
  due(provider: string, at: Date, limit: number): Promise<readonly UnhandledEvent[]>;
  /** The next event, and one more if it exists. */
  waiting(provider: string): Promise<readonly UnhandledEvent[]>;
  triedAgain(rowId: string, failed: { error: unknown; nextTryAt: Date }): Promise<void>;
  /** Locks the event. */
  find(rowId: string): Promise<(UnhandledEvent & { readonly provider: string }) | null>;
  remove(rowId: string): Promise<void>;
}

export interface UnhandledEventReader {
  /** Newest first. */
  list(page: Page): Promise<readonly ListedUnhandledEvent[]>;
}

export interface ListedUnhandledEvent extends UnhandledEventView {
  readonly pageAt: string;
}
