import { OfferToSeveral } from '../application/bulk/offer-to-several.ts';
import { PlanOffers } from '../application/bulk/plan-offers.ts';
import { SendPaidLetter } from '../application/bulk/send-paid-letter.ts';
import type { OfferTemplates } from '../application/template/offer-templates.ts';
import { bulkOfferRoutes } from './http/bulk/bulk-offer.routes.ts';
import type { OffersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import { sendPaidLetterConsumer } from './queue/offer-consumers.ts';
import { termReaders } from './term-readers.ts';

/** Letters for several people in one form. */
export function wireBulk(outside: OffersOutside, base: OffersBase, templates: OfferTemplates) {
  const { platform, accounts: people, billing, hiring } = outside;
  const { unitOfWork, clock, localDays } = platform;
  const { letters, addons, access, dispatch, showOffer } = base;
  const { unprintable } = termReaders;
  const plans = new PlanOffers({
    access,
    letters,
    billing,
    termReaders: { ...termReaders, people },
    localDays,
    clock,
  });
  const offerToSeveral = new OfferToSeveral({
    unitOfWork,
    plans,
    letters,
    addons,
    billing,
    hiring,
    templates,
    unprintable,
    clock,
  });
  const sendPaid = new SendPaidLetter({ unitOfWork, letters, hiring, billing, dispatch });

  return {
    routes: bulkOfferRoutes({ offerToSeveral, showOffer }),
    consumers: [sendPaidLetterConsumer(sendPaid)],
  };
}
