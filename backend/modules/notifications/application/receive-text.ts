import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { textKeyword, type TextKeyword } from '../domain/text-keyword.ts';
import type { ReceivedTexts, TextOptOuts } from './ports.ts';
import { replyWords } from './templates/render-messages.ts';
import type { TextDispatch } from './text-dispatch.ts';

export interface IncomingText {
  /** E.164. */
  readonly from: string;
  readonly body: string;
  /** By which a repeated delivery is known; null where there is none. */
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
}

/**
 * What someone texts to us: STOP, START and HELP do something, all else nothing (rules.md#text-keywords). A STOP or START that
 * changes nothing is not answered: a second STOP asks for silence.
 */
export class ReceiveText {
  private readonly needs: ReceiveTextNeeds;

  constructor(needs: ReceiveTextNeeds) {
    this.needs = needs;
  }

  async run({ from, body, providerId, answered }: IncomingText): Promise<void> {
    const keyword = textKeyword(body);
    if (!keyword) return;
    await this.needs.unitOfWork.transaction(async () => {
      if (providerId && !(await this.needs.received.addFirst(providerId, this.needs.clock.now()))) return;
      if (!(await this.follow(keyword, from)) || answered) return;
      const words = replyWords(keyword);
      await this.needs.texts.queue({ to: from, body: words, shown: words, asked: true, reply: true });
    });
  }

  /** Whether there is something to answer. */
  private async follow(keyword: TextKeyword, from: string): Promise<boolean> {
    if (keyword === 'stop') return this.needs.optOuts.add(from, this.needs.clock.now());
    if (keyword === 'start') return this.needs.optOuts.remove(from);
    return true;
  }
}
