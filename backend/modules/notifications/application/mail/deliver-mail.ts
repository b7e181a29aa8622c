import type { Clock } from '#kernel/clock.ts';
import type { Mail, MailSender } from '../ports.ts';
import type { UndeliverableAddresses } from './undeliverable-addresses.ts';

export interface MailTask extends Mail {
  /** Its recipient has just asked for it: it is tried although earlier ones came back. */
  readonly asked: boolean;
}

interface DeliverMailNeeds {
  readonly sender: MailSender;
  readonly addresses: UndeliverableAddresses;
  readonly clock: Clock;
}

/** Hands an email over, unless emails to its address come back or were called spam (rules.md#dead-address). */
export class DeliverMail {
  private readonly needs: DeliverMailNeeds;

  constructor(needs: DeliverMailNeeds) {
    this.needs = needs;
  }

  async run({ asked, ...mail }: MailTask): Promise<void> {
    const { sender, addresses, clock } = this.needs;
    const problem = asked ? null : await addresses.problemOf(mail.to);
    if (problem === 'bounced') return;
    // What must be told is no spam, whatever the others were called.
    if (problem === 'complained' && mail.unsubscribeLink !== null) return;
    if ((await sender.send(mail)) === 'no_such_address') await addresses.add(mail.to, 'bounced', clock.now());
  }
}
