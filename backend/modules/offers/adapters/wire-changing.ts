import { AmendOffer } from '../application/changing/amend-offer.ts';
import { AnswerCounter } from '../application/changing/answer-counter.ts';
import { ProposeCounter } from '../application/changing/propose-counter.ts';
import { QuoteAmendment } from '../application/changing/quote-amendment.ts';
import { ReadVersions } from '../application/changing/read-versions.ts';
import { SendPaidAmendment } from '../application/changing/send-paid-amendment.ts';
import { amendingRoutes } from './http/changing/amending.routes.ts';
import { counterRoutes } from './http/changing/counter.routes.ts';
import type { OffersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import { SqlCounterProposals } from './persistence/changing/sql-counter-proposals.ts';
import { sendPaidAmendmentConsumer } from './queue/offer-consumers.ts';
import { termReaders } from './term-readers.ts';

/** New terms for an unanswered letter, also at the candidate's request. */
export function wireChanging(outside: OffersOutside, base: OffersBase) {
  const { platform, accounts: people, billing, hiring, notifier } = outside;
  const { unitOfWork, clock, localDays } = platform;
  const { letters, versions, reader, record, links, addons, access, dispatch, codeCheck, showOffer } = base;
  const shared = { unitOfWork, access, letters, clock };
  const sendPaid = new SendPaidAmendment({ ...shared, versions, addons, billing, dispatch });
  const amendOffer = new AmendOffer({
    ...shared,
    addons,
    billing,
    sendPaid,
    hiring,
    localDays,
    termReaders: { ...termReaders, people },
  });
  const quoteAmendment = new QuoteAmendment({ unitOfWork, access, hiring, billing });
  const readVersions = new ReadVersions(unitOfWork, access, reader);

  const counters = new SqlCounterProposals(platform.sql);
  const proposeCounter = new ProposeCounter({
    ...shared,
    versions,
    counters,
    hiring,
    links,
    codeCheck,
    record,
    notifier,
    localDays,
    unprintable: termReaders.unprintable,
  });
  const answerCounter = new AnswerCounter({
    unitOfWork,
    access,
    counters,
    amendOffer,
    billing,
    dispatch,
    clock,
  });

  return {
    routes: [
      ...amendingRoutes({ amendOffer, quoteAmendment, readVersions, showOffer }),
      ...counterRoutes({ proposeCounter, answerCounter, showOffer }),
    ],
    consumers: [sendPaidAmendmentConsumer(sendPaid)],
  };
}
