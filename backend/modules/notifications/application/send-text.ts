import type { Clock } from '../../../kernel/clock.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { LoggedText } from '../domain/logged-text.ts';
import type { TextLog, TextOptOuts, TextSender } from './ports.ts';
import type { TextJob } from './text-dispatch.ts';

/** Sends a queued text, unless its recipient wants none or sleeps. Sending happens outside any transaction. */
export class SendText {
  private readonly unitOfWork: UnitOfWork;
  private readonly texts: TextLog;
  private readonly optOuts: TextOptOuts;
  private readonly sender: TextSender;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    texts: TextLog,
    optOuts: TextOptOuts,
    sender: TextSender,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.texts = texts;
    this.optOuts = optOuts;
    this.sender = sender;
    this.clock = clock;
  }

  async run(job: TextJob): Promise<void> {
    const text = await this.unitOfWork.transaction(() => this.decide(job));
    if (!text) return;
    await this.sender.send({ id: job.id, to: text.recipientPhone, body: job.body });
    await this.unitOfWork.transaction(async () => {
      const sent = await this.texts.find(job.id);
      if (!sent) return;
      sent.sent();
      await this.texts.save(sent);
    });
  }

  private async decide({ id, body, asked, reply }: TextJob): Promise<LoggedText | null> {
    const text = await this.texts.find(id);
    if (!text) return null;
    const optedOut = !reply && (await this.optOuts.has(text.recipientPhone));
    const goesOut = text.mayGoOut(body, { asked, optedOut, now: this.clock.now() });
    await this.texts.save(text);
    return goesOut ? text : null;
  }
}
