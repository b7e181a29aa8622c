import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { OffersEvents } from '../../domain/events.ts';
import type { OfferReader } from '../letter/offer-reader.ts';

type Refunded = OffersEvents['offers.addon_refunded'];
type Completed = OffersEvents['offers.addon_completed'];

interface NotifyAddonPartiesNeeds {
  readonly hiring: Pick<Hiring, 'referral'>;
  readonly reader: Pick<OfferReader, 'workerLanguage'>;
  readonly notifier: Notifier;
}

/**
 * Notifies both sides of an add-on's outcome (rules.md#undelivered-add-ons). The deliverer itself notifies
 * the employer of a delivery or of a provider's refusal.
 */
export class NotifyAddonParties {
  private readonly needs: NotifyAddonPartiesNeeds;

  constructor(needs: NotifyAddonPartiesNeeds) {
    this.needs = needs;
  }

  async delivered(about: Completed): Promise<void> {
    const referral = await this.needs.hiring.referral(asId<'referral'>(about.referralId));
    if (referral) await this.tellWorker(referral, 'service_done', about.addonType);
  }

  async refunded({ addonType: service, reason, referralId, priceCents }: Refunded): Promise<void> {
    const referral = await this.needs.hiring.referral(asId<'referral'>(referralId));
    if (!referral) return;
    if (reason !== 'provider_refused') {
      const { employerId: userId, jobId, workerName, jobTitle } = referral;
      const amount = Money.ofCents(priceCents).toDollars();
      const data = { referralId, jobId, workerName, jobTitle, service, amount };
      await this.needs.notifier.notify({ userId, kind: 'service_refunded', data });
    }
    await this.tellWorker(referral, 'service_ended', service);
  }

  /** In the inbox of their account, or by text. */
  private async tellWorker(
    {
      referralId,
      jobId,
      workerId,
      workerName,
      workerPhone,
      workerEmail,
      jobTitle,
      company,
      employerId,
    }: ReferralFacts,
    kind: 'service_done' | 'service_ended',
    service: string,
  ): Promise<void> {
    const { notifier, reader } = this.needs;
    if (workerId !== null) {
      const data = { referralId, jobId, workerName, jobTitle, company, service };
      await notifier.notify({ userId: workerId, kind, data });
      return;
    }
    await notifier.text({
      to: workerPhone,
      email: workerEmail,
      language: await reader.workerLanguage(referralId),
      senderId: employerId,
      jobId,
      recipientName: workerName,
      asked: false,
      kind,
      data: { jobTitle, company, service },
    });
  }
}
