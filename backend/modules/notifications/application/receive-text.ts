import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { textKeyword, type TextKeyword } from '../domain/text-keyword.ts';
import type { ReceivedTexts, TextOptOuts } from './ports.ts';
import { replyWords } from './templates/speak.ts';
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

/**
 * What somebody texts to us: STOP, START and HELP do something, all else nothing (rules.md#text-keywords). A STOP or START that
 * changes nothing is not answered: a second STOP asks for silence.
 */
export class ReceiveText {
  private readonly unitOfWork: UnitOfWork;
  private readonly optOuts: TextOptOuts;
  private readonly received: ReceivedTexts;
  private readonly texts: TextDispatch;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    optOuts: TextOptOuts,
    received: ReceivedTexts,
    texts: TextDispatch,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.optOuts = optOuts;
    this.received = received;
    this.texts = texts;
    this.clock = clock;
  }

  async run({ from, body, providerId, answered }: IncomingText): Promise<void> {
    const keyword = textKeyword(body);
    if (!keyword) return;
    await this.unitOfWork.transaction(async () => {
      if (providerId && !(await this.received.addFirst(providerId, this.clock.now()))) return;
      if (!(await this.follow(keyword, from)) || answered) return;
      const words = replyWords(keyword);
      await this.texts.queue({ to: from, body: words, shown: words, asked: true, reply: true });
    });
  }

  /** Whether there is something to answer. */
  private async follow(keyword: TextKeyword, from: string): Promise<boolean> {
    if (keyword === 'stop') return this.optOuts.add(from, this.clock.now());
    if (keyword === 'start') return this.optOuts.remove(from);
    return true;
  }
}
