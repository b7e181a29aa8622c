import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { SendPaidLetter } from '../../application/bulk/send-paid-letter.ts';
import type { SendPaidAmendment } from '../../application/changing/send-paid-amendment.ts';
import type { SendCopies } from '../../application/signing/send-copies.ts';
import type { NotifyOfferParties } from '../../application/notify-offer-parties.ts';

const ENDINGS = {
  'offers.letter_signed': 'offer_accepted',
  'offers.letter_declined': 'offer_declined',
  'offers.letter_expired': 'offer_expired',
} as const;

export function notifyOfferPartiesConsumer(notify: NotifyOfferParties): EventConsumer {
  return consumer({
    name: 'offers.tell_parties',
    on: ['offers.letter_signed', 'offers.letter_declined', 'offers.letter_expired'],
    handle: ({ name, payload }) => {
      const isOwn = name === 'offers.letter_signed' && payload.isOnPaper === true;
      return notify.run(asId(payload.offerLetterId), ENDINGS[name], isOwn);
    },
  });
}

const ADDENDUM_ANSWERS = {
  'offers.addendum_signed': 'addendum_signed',
  'offers.addendum_declined': 'addendum_declined',
} as const;

export function tellOfAddendumConsumer(notify: NotifyOfferParties): EventConsumer {
  return consumer({
    name: 'offers.tell_of_addendum',
    on: ['offers.addendum_signed', 'offers.addendum_declined'],
    // The employer recorded it, so they need no notice.
    concerns: ({ name, payload }) => name !== 'offers.addendum_signed' || payload.isOnPaper !== true,
    handle: ({ name, payload }) => notify.ofAddendum(asId(payload.offerLetterId), ADDENDUM_ANSWERS[name]),
  });
}

export function sendPaidAmendmentConsumer(send: SendPaidAmendment): EventConsumer {
  return consumer({
    name: 'offers.send_paid_amendment',
    on: ['billing.payment_succeeded'],
    concerns: ({ payload }) => payload.offerLetterId !== null,
    handle: async ({ payload: { offerLetterId } }) => {
      if (offerLetterId !== null) await send.run(asId(offerLetterId));
    },
  });
}

export function sendPaidLetterConsumer(send: SendPaidLetter): EventConsumer {
  return consumer({
    name: 'offers.send_paid_letter',
    on: ['billing.obligation_held'],
    // A letter that reuses an earlier letter's fee still pays its platform fee (rules.md#kept-letter-fee).
    concerns: ({ payload: { kind } }) => kind === 'letter_fee' || kind === 'platform_fee',
    handle: ({ payload }) => send.run(asId(payload.referralId)),
  });
}

export function sendCopiesConsumer(copies: SendCopies): EventConsumer {
  return consumer({
    name: 'offers.send_copies',
    on: ['offers.letter_signed', 'offers.addendum_signed'],
    handle: ({ payload }) => copies.run(asId(payload.offerLetterId)),
  });
}
