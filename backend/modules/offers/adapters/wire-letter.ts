import { CreateOffer } from '../application/letter/create-offer.ts';
import { ExpireOffers } from '../application/letter/expire-offers.ts';
import { OffersFacade } from '../application/letter/offers-facade.ts';
import { QuoteOffer } from '../application/letter/quote-offer.ts';
import { SendOffer } from '../application/letter/send-offer.ts';
import { WithdrawOffer } from '../application/letter/withdraw-offer.ts';
import { NotifyOfferParties } from '../application/notify-offer-parties.ts';
import type { OfferTemplates } from '../application/template/offer-templates.ts';
import { catalogRoutes } from './http/terms/catalog.routes.ts';
import { offerRoutes } from './http/letter/offers.routes.ts';
import type { OffersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import { notifyOfferPartiesConsumer, tellOfAddendumConsumer } from './queue/offer-consumers.ts';
import { termReaders } from './term-readers.ts';

/** A letter from the draft to its end. */
export function wireLetter(outside: OffersOutside, base: OffersBase, templates: OfferTemplates) {
  const { platform, billing, hiring, notifier, presenter } = outside;
  const { unitOfWork, clock, localDays } = platform;
  const { letters, reader, links, addons, access, dispatch, endOffer, showOffer } = base;
  const createOffer = new CreateOffer({
    unitOfWork,
    access,
    letters,
    addons,
    billing,
    hiring,
    templates,
    termReaders: { ...termReaders, people: outside.accounts },
    localDays,
    clock,
  });
  const quoteOffer = new QuoteOffer({ hiring, billing, letters });
  const sendOffer = new SendOffer({ unitOfWork, access, dispatch, hiring });
  const withdrawOffer = new WithdrawOffer({ unitOfWork, access, dispatch, endOffer, hiring, clock });
  const notify = new NotifyOfferParties(reader, notifier);
  const calls = { createOffer, quoteOffer, sendOffer, withdrawOffer, showOffer, hiring, presenter };

  return {
    facade: new OffersFacade({ letters, reader, links, dispatch, addons, billing, clock }),
    routes: [...offerRoutes(calls), ...catalogRoutes()],
    consumers: [notifyOfferPartiesConsumer(notify), tellOfAddendumConsumer(notify)],
    dueWork: [new ExpireOffers({ unitOfWork, access, letters, endOffer, hiring, notifier, clock })],
  };
}
