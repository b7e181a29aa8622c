import { addDays, type Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import type { SpamSignals } from './spam-signals.ts';
import { textHash } from './text-hash.ts';
import type { WritingLog } from './writing-log.ts';

/** Within this many days the same words are a repetition. */
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

interface Flagged {
  readonly autoFlags: readonly AutoFlag[];
  /** Identifies repetitions; null for a text too short to count as one. */
  readonly hash: string | null;
  /** Whether this author has published the same text before. */
  readonly isOwnAgain: boolean;
}

/** Collects automatic findings about a text. It decides nothing. */
export class FlagText {
  private readonly needs: FlagTextNeeds;

  constructor(needs: FlagTextNeeds) {
    this.needs = needs;
  }

  async run({ author, title, text, links, isPublished }: FlaggedText): Promise<Flagged> {
    const whole = [title, text].filter(Boolean).join('\n');
    const hash = textHash(whole, this.needs.hash);
    const noticed = await this.needs.signals.in({ text: whole, links });
    const { own, others } = await this.saidBefore(hash, author);
    const isRepeated = own > (isPublished ? 1 : 0) || others >= OTHERS_WITH_THE_SAME_WORDS;
    return { autoFlags: isRepeated ? [...noticed, 'repeated_text'] : noticed, hash, isOwnAgain: own > 0 };
  }

  private async saidBefore(hash: string | null, author: UserId) {
    if (hash === null) return { own: 0, others: 0 };
    const since = addDays(this.needs.clock.now(), -REPETITION_DAYS);
    return this.needs.log.repetitions(hash, author, since);
  }
}
