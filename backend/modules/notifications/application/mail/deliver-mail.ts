import type { Clock } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ASKED_AGAIN_AFTER_MS, WAITS_AT_MOST_MS } from '../../domain/text-limits.ts';
import type { AttachmentReference } from '../notifier.ts';
import type { AttachmentSource, Mail, MailedFile, MailSender } from '../ports.ts';
import type { TrackDeliveries } from '../tracking/track-deliveries.ts';
import type { TextBudget } from '../texts/text-budget.ts';
import type { SealedText } from './sealed-text.ts';
import type { UndeliverableAddresses } from './undeliverable-addresses.ts';

export interface MailTask extends Omit<Mail, 'files' | 'isConfidential'> {
  /** Its recipient has just requested it: send it even if earlier ones bounced. */
  readonly asked: boolean;
  /** For emails queued by an older version; `attachments` otherwise. */
  readonly attachment: AttachmentReference | null;
  readonly attachments: readonly AttachmentReference[];
  /** Its text and HTML, which are empty then; null where anyone who reads the queue may read them. */
  readonly sealed: string | null;
  /** The sender, if the recipient did not request it; null if no account caused it. */
  readonly senderId: string | null;
  /** Since when it waits for its sender to confirm that they are there, in real time. */
  readonly waitsSince: string | null;
}

type Email = Omit<MailTask, 'senderId' | 'waitsSince'>;

interface DeliverMailNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly taskQueue: TaskQueue;
  readonly budget: Pick<TextBudget, 'isConfirmed'>;
  readonly sender: MailSender;
  readonly addresses: UndeliverableAddresses;
  readonly sources: readonly AttachmentSource[];
  readonly sealedText: SealedText;
  readonly tracking: Pick<TrackDeliveries, 'end'>;
  readonly clock: Clock;
  /** The real time, not the application clock. */
  readonly realClock: Clock;
}

/** Hands an email over, unless emails to its address come back or were called spam (rules.md#dead-address). */
export class DeliverMail {
  private readonly needs: DeliverMailNeeds;

  constructor(needs: DeliverMailNeeds) {
    this.needs = needs;
  }

  async run(task: MailTask): Promise<void> {
    const { senderId, waitsSince: _waitsSince, ...email } = task;
    if (senderId === null || (await this.needs.budget.isConfirmed(asId<'user'>(senderId)))) {
      const state = (await this.send(email)) ? 'delivered' : 'failed';
      return this.needs.unitOfWork.transaction(() => this.needs.tracking.end(email.id, state));
    }
    return this.wait(task);
  }

  /** An email from an unconfirmed account waits, for a week at most (rules.md#confirmed-senders). */
  private async wait(task: MailTask): Promise<void> {
    const { unitOfWork, taskQueue, realClock } = this.needs;
    const now = realClock.now().getTime();
    const waitsSince = task.waitsSince ?? new Date(now).toISOString();
    if (now - Date.parse(waitsSince) > WAITS_AT_MOST_MS) return;
    const data = { ...task, waitsSince };
    const after = new Date(now + ASKED_AGAIN_AFTER_MS);
    await unitOfWork.transaction(() => taskQueue.enqueue({ kind: 'notifications.send_mail', data, after }));
  }

  /** False if it can reach no one. */
  private async send({ asked, attachment, attachments, sealed, ...mail }: Email): Promise<boolean> {
    const { sender, addresses, clock, sealedText } = this.needs;
    const problem = asked ? null : await addresses.problemOf(mail.to);
    if (problem === 'bounced') return false;
    // A required email is not spam, even after a complaint.
    if (problem === 'complained' && mail.unsubscribeLink !== null) return false;
    const files: MailedFile[] = [];
    for (const one of attachment ? [attachment] : attachments) files.push(...(await this.filesOf(one)));
    const words = sealed === null ? {} : { ...sealedText.open(mail.id, sealed), isConfidential: true };
    const outcome = await sender.send({ ...mail, ...words, files });
    if (outcome === 'no_such_address') await addresses.add(mail.to, 'bounced', clock.now());
    return outcome === 'sent';
  }

  private async filesOf({ source, id, fileName }: AttachmentReference): Promise<readonly MailedFile[]> {
    const file = await this.needs.sources.find(({ name }) => name === source)?.read(id);
    return file ? [{ ...file, fileName }] : [];
  }
}
