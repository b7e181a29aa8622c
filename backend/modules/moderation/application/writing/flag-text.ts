import { addDays, type Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import type { SpamSignals } from './spam-signals.ts';
import { textHash } from './text-hash.ts';
import type { WritingLog } from './writing-log.ts';

/** Within so many days the same words are a repetition. */
const REPETITION_DAYS = 7;
const OTHERS_WITH_THE_SAME_WORDS = 2;

interface FlagTextNeeds {
  readonly signals: SpamSignals;
  readonly log: Pick<WritingLog, 'repetitions'>;
  readonly hash: (text: string) => string;
  readonly clock: Clock;
}

interface FlaggedText {
  readonly author: UserId;
  readonly title: string | null;
  /** Its words, without tags. */
  readonly text: string;
  readonly links: readonly string[];
  /** Whether the log has this very text, which is no repetition of itself. */
  readonly isPublished: boolean;
}

/** What a machine notices about a text. It decides nothing. */
export class FlagText {
  private readonly needs: FlagTextNeeds;

  constructor(needs: FlagTextNeeds) {
    this.needs = needs;
  }

  /** @returns the flags, and what repetitions are known by; null for a text too short to be one */
  async run({ author, title, text, links, isPublished }: FlaggedText): Promise<{
    readonly autoFlags: readonly AutoFlag[];
    readonly hash: string | null;
  }> {
    const whole = [title, text].filter(Boolean).join('\n');
    const hash = textHash(whole, this.needs.hash);
    const noticed = await this.needs.signals.in({ text: whole, links });
    const isRepeated = hash !== null && (await this.isRepeated(hash, author, isPublished));
    return { autoFlags: isRepeated ? [...noticed, 'repeated_text'] : noticed, hash };
  }

  private async isRepeated(hash: string, author: UserId, isPublished: boolean): Promise<boolean> {
    const since = addDays(this.needs.clock.now(), -REPETITION_DAYS);
    const { own, others } = await this.needs.log.repetitions(hash, author, since);
    return own > (isPublished ? 1 : 0) || others >= OTHERS_WITH_THE_SAME_WORDS;
  }
}
