import type { Clock } from '#kernel/clock.ts';
import type { AttachmentReference } from '../notifier.ts';
import type { AttachmentSource, Mail, MailedFile, MailSender } from '../ports.ts';
import type { SealedWords } from './sealed-words.ts';
import type { UndeliverableAddresses } from './undeliverable-addresses.ts';

export interface MailTask extends Omit<Mail, 'files' | 'isConfidential'> {
  /** Its recipient has just asked for it: it is tried although earlier ones came back. */
  readonly asked: boolean;
  readonly attachment: AttachmentReference | null;
  /** Its text and HTML, which are empty then; null where anyone who reads the queue may read them. */
  readonly sealed: string | null;
}

interface DeliverMailNeeds {
  readonly sender: MailSender;
  readonly addresses: UndeliverableAddresses;
  readonly sources: readonly AttachmentSource[];
  readonly sealedWords: SealedWords;
  readonly clock: Clock;
}

/** Hands an email over, unless emails to its address come back or were called spam (rules.md#dead-address). */
export class DeliverMail {
  private readonly needs: DeliverMailNeeds;

  constructor(needs: DeliverMailNeeds) {
    this.needs = needs;
  }

  async run({ asked, attachment, sealed, ...mail }: MailTask): Promise<void> {
    const { sender, addresses, clock, sealedWords } = this.needs;
    const problem = asked ? null : await addresses.problemOf(mail.to);
    if (problem === 'bounced') return;
    // What must be told is no spam, whatever the others were called.
    if (problem === 'complained' && mail.unsubscribeLink !== null) return;
    const files = attachment ? await this.filesOf(attachment) : [];
    const words = sealed === null ? {} : { ...sealedWords.open(mail.id, sealed), isConfidential: true };
    if ((await sender.send({ ...mail, ...words, files })) === 'no_such_address')
      await addresses.add(mail.to, 'bounced', clock.now());
  }

  private async filesOf({ source, id, fileName }: AttachmentReference): Promise<readonly MailedFile[]> {
    const file = await this.needs.sources.find(({ name }) => name === source)?.read(id);
    return file ? [{ ...file, fileName }] : [];
  }
}
