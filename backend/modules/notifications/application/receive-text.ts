import type { Clock } from '../../../kernel/clock.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { textKeyword } from '../domain/text-keyword.ts';
import type { TextOptOuts } from './ports.ts';
import { replyWords } from './templates/speak.ts';
import type { TextDispatch } from './text-dispatch.ts';

/** What somebody texts to us: STOP, START and HELP do something, all else nothing (decision 71). */
export class ReceiveText {
  private readonly unitOfWork: UnitOfWork;
  private readonly optOuts: TextOptOuts;
  private readonly texts: TextDispatch;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, optOuts: TextOptOuts, texts: TextDispatch, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.optOuts = optOuts;
    this.texts = texts;
    this.clock = clock;
  }

  /** @param from E.164 */
  async run(from: string, text: string): Promise<void> {
    const keyword = textKeyword(text);
    if (!keyword) return;
    await this.unitOfWork.transaction(async () => {
      if (keyword === 'stop') await this.optOuts.add(from, this.clock.now());
      if (keyword === 'start') await this.optOuts.remove(from);
      const body = replyWords(keyword);
      await this.texts.queue({ to: from, body, shown: body, asked: true, reply: true });
    });
  }
}
