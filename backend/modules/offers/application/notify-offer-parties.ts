import type { DomainEvent, EventConsumer } from '#kernel/domain-events.ts';
import { asId } from '#kernel/ids.ts';
import type { NotificationKind, Notifier } from '#modules/notifications/index.ts';
import type { OffersEvent } from '../domain/events.ts';
import type { OfferReader } from './letter/offer-reader.ts';

const KINDS = {
  'offers.letter_signed': 'offer_accepted',
  'offers.letter_declined': 'offer_declined',
  'offers.letter_expired': 'offer_expired',
} as const satisfies Partial<Record<OffersEvent['name'], NotificationKind>>;

type Ended = Extract<OffersEvent, { name: keyof typeof KINDS }>;

/** Employer and referrer hear how an offer ended. */
export class NotifyOfferParties implements EventConsumer {
  readonly name = 'offers.tell_parties';
  readonly events = Object.keys(KINDS);
  private readonly reader: Pick<OfferReader, 'parties'>;
  private readonly notifier: Notifier;

  constructor(reader: Pick<OfferReader, 'parties'>, notifier: Notifier) {
    this.reader = reader;
    this.notifier = notifier;
  }

  async consume(event: DomainEvent): Promise<void> {
    const ended = event as Ended;
    const parties = await this.reader.parties(asId<'offer_letter'>(ended.payload.offerLetterId));
    if (!parties) return;
    const { employerId, referrerId, ...data } = parties;
    for (const userId of [employerId, referrerId]) {
      if (userId) await this.notifier.notify({ userId, kind: KINDS[ended.name], data });
    }
  }
}
