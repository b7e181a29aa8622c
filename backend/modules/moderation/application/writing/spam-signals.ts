import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';

export interface SuspectText {
  readonly text: string;
  readonly links: readonly string[];
}

/** Spam signals, possibly from an external service. They decide nothing (rules.md#machines-only-flag). */
export interface SpamSignals {
  in(what: SuspectText): Promise<readonly AutoFlag[]>;
}
