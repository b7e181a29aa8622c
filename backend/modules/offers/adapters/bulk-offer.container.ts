import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, EVENT_CONSUMERS, LOCAL_DAYS, ROUTES, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { OfferToSeveral } from '../application/bulk/offer-to-several.ts';
import { PlanOffers } from '../application/bulk/plan-offers.ts';
import { SendPaidLetter } from '../application/bulk/send-paid-letter.ts';
import { bulkOfferRoutes } from './http/bulk-offer.routes.ts';
import { ACCESS, ADDON_ORDERS, DISPATCH, OFFER_LETTERS, SHOW_OFFER, TEMPLATES } from './offers.tokens.ts';
import { sendPaidLetterConsumer } from './queue/offer-consumers.ts';
import { termReaders } from './term-readers.ts';

const PLAN_OFFERS = token<PlanOffers>('offers.plan-offers');
const OFFER_TO_SEVERAL = token<OfferToSeveral>('offers.offer-to-several');
const SEND_PAID_LETTER = token<SendPaidLetter>('offers.send-paid-letter');

/** Letters for several people in one form. */
export const bulkOfferContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    PLAN_OFFERS,
    (access, letters, billing, clock, people, localDays) =>
      new PlanOffers({ access, letters, billing, clock, localDays, termReaders: { ...termReaders, people } }),
    [ACCESS, OFFER_LETTERS, BILLING, CLOCK, ACCOUNT_READER, LOCAL_DAYS],
  );
  provide(
    bind,
    OFFER_TO_SEVERAL,
    (unitOfWork, plans, letters, addons, billing, hiring, templates, clock) => {
      const { unprintable } = termReaders;
      const needs = { unitOfWork, plans, letters, addons, billing, hiring, templates, unprintable, clock };
      return new OfferToSeveral(needs);
    },
    [UNIT_OF_WORK, PLAN_OFFERS, OFFER_LETTERS, ADDON_ORDERS, BILLING, HIRING, TEMPLATES, CLOCK],
  );
  construct(bind, SEND_PAID_LETTER, SendPaidLetter, {
    unitOfWork: UNIT_OF_WORK,
    letters: OFFER_LETTERS,
    hiring: HIRING,
    billing: BILLING,
    dispatch: DISPATCH,
  });
  provide(bind, EVENT_CONSUMERS, sendPaidLetterConsumer, [SEND_PAID_LETTER]);
  provide(bind, ROUTES, (offerToSeveral, showOffer) => bulkOfferRoutes({ offerToSeveral, showOffer }), [
    OFFER_TO_SEVERAL,
    SHOW_OFFER,
  ]);
});
