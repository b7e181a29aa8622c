import type { ModerationMonth } from '../contract/index.ts';

/** Public figures of the moderators' work (rules.md#transparency). */
export interface Transparency {
  /** The last `count` months with the current one, the newest first; one without anything is there, too. */
  months(count: number, now: Date): Promise<readonly ModerationMonth[]>;
}
