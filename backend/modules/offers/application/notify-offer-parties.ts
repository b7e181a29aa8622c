import type { OfferLetterId } from '#kernel/ids.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { OfferReader } from './letter/offer-reader.ts';

/** Notifies employer and referrer how an offer ended. */
export class NotifyOfferParties {
  private readonly reader: Pick<OfferReader, 'parties'>;
  private readonly notifier: Notifier;

  constructor(reader: Pick<OfferReader, 'parties'>, notifier: Notifier) {
    this.reader = reader;
    this.notifier = notifier;
  }

  /** Only employer and worker are parties to an addendum. */
  async ofAddendum(id: OfferLetterId, kind: 'addendum_signed' | 'addendum_declined'): Promise<void> {
    const parties = await this.reader.parties(id);
    if (!parties) return;
    const { employerId: userId, referrerId: _referrer, ...data } = parties;
    await this.notifier.notify({ userId, kind, data, isDelivered: kind === 'addendum_signed' });
  }

  /** The employer recorded it, so they need no notice. */
  async run(
    id: OfferLetterId,
    kind: 'offer_accepted' | 'offer_declined' | 'offer_expired',
    isOwn = false,
  ): Promise<void> {
    const parties = await this.reader.parties(id);
    if (!parties) return;
    const { employerId, referrerId, ...data } = parties;
    for (const userId of isOwn ? [referrerId] : [employerId, referrerId]) {
      const isDelivered = kind === 'offer_accepted' && userId === employerId;
      if (userId) await this.notifier.notify({ userId, kind, data, isDelivered });
    }
  }
}
