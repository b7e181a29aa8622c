import type { Page } from '#kernel/page.ts';
import type { UnhandledEventView } from '../../contract/unhandled-event.ts';
import type { ProviderEvent } from './payment-provider.ts';

/** An event that could not be handled, and waits for its next try. */
export interface UnhandledEvent extends ProviderEvent {
  /** Ours. */
  readonly rowId: string;
  readonly tries: number;
}

/** (tx) */
export interface UnhandledEvents {
  /** One that waits already keeps its turn. */
  add(
    event: ProviderEvent,
    provider: string,
    failed: { error: unknown; at: Date; nextTryAt: Date },
  ): Promise<void>;
  /** Whose turn it is, who has waited longest first. */
  due(provider: string, at: Date, limit: number): Promise<readonly UnhandledEvent[]>;
  /** The one whose turn comes first, and one more where there is one. */
  waiting(provider: string): Promise<readonly UnhandledEvent[]>;
  triedAgain(rowId: string, failed: { error: unknown; nextTryAt: Date }): Promise<void>;
  /** Locked. */
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
