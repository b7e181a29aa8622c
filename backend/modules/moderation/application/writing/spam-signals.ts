import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';

export interface SuspectText {
  readonly text: string;
  readonly links: readonly string[];
}

/** What looks like spam. Whoever answers may be another program; it decides nothing (rules.md#machines-only-flag). */
export interface SpamSignals {
  in(what: SuspectText): Promise<readonly AutoFlag[]>;
}
