import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { newId } from '#kernel/ids.ts';
import type { TextMeaning } from '../../contract/vocabulary/text-meanings.ts';
import { ANSWERS_A_DAY } from '../../domain/text-limits.ts';
import { textMeaning } from '../../domain/text-meaning/text-meaning.ts';
import type { ReceivedTexts, TextOptOuts } from '../ports.ts';
import { replyText } from '../templates/render-messages.ts';
import type { TextDispatch } from './text-dispatch.ts';

/** Ten parts of a text and more; the network takes no longer ones. */
const LONGEST = 1600;
const DAY_MS = 86_400_000;
const ASKED_AGAIN_AFTER_MS = 30 * DAY_MS;

export interface IncomingText {
  /** E.164. */
  readonly from: string;
  readonly body: string;
  /** Identifies a repeated delivery; null if unknown. */
  readonly providerId: string | null;
  /** The provider has sent an answer of its own. */
  readonly answered: boolean;
}

interface ReceiveTextNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly optOuts: TextOptOuts;
  readonly received: ReceivedTexts;
  readonly texts: TextDispatch;
  readonly clock: Clock;
  /** An email address or a phone where people help. */
  readonly supportContact: string;
}

/**
 * Stores an inbound text (rules.md#inbound-texts). STOP, START and HELP take effect; other texts do nothing
 * (rules.md#text-keywords). A STOP or START that changes nothing gets no answer: a second STOP asks only for
 * silence. After six answers in a day, keywords still take effect, without an answer.
 */
export class ReceiveText {
  private readonly needs: ReceiveTextNeeds;

  constructor(needs: ReceiveTextNeeds) {
    this.needs = needs;
  }

  async run({ from, body, providerId, answered }: IncomingText): Promise<void> {
    const meaning = textMeaning(body);
    const at = this.needs.clock.now();
    const text = { id: newId(), providerId, from, body: body.slice(0, LONGEST), meaning, at };
    await this.needs.unitOfWork.transaction(async () => {
      if (!(await this.needs.received.addFirst(text)) || !meaning) return;
      const words = replyText(meaning, this.needs.supportContact);
      if (!(await this.follow(meaning, from, words)) || answered || !(await this.mayAnswer(from))) return;
      await this.needs.texts.queue({ to: from, body: words, shown: words, asked: true, reply: true });
    });
  }

  /** Whether there is something to answer. */
  private async follow(meaning: TextMeaning, from: string, words: string): Promise<boolean> {
    const { optOuts, received, clock } = this.needs;
    const now = clock.now();
    if (meaning === 'stop') return optOuts.add(from, now);
    if (meaning === 'start') return optOuts.remove(from);
    if (meaning === 'help') return true;
    const since = new Date(now.getTime() - ASKED_AGAIN_AFTER_MS);
    return !(await optOuts.has(from)) && !(await received.wasAnswered(from, words, since));
  }

  private async mayAnswer(from: string): Promise<boolean> {
    const { received, clock } = this.needs;
    const since = new Date(clock.now().getTime() - DAY_MS);
    return (await received.answersSince(from, since)) < ANSWERS_A_DAY;
  }
}
