import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, DUE_WORK, EVENT_CONSUMERS, LOCAL_DAYS, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { AddAddendum } from '../application/changing/add-addendum.ts';
import { AmendOffer } from '../application/changing/amend-offer.ts';
import { DropPreparedVersion } from '../application/changing/drop-prepared-version.ts';
import { EndUnpaidDrafts } from '../application/changing/end-unpaid-drafts.ts';
import { ExtendOffer } from '../application/changing/extend-offer.ts';
import { QuoteAmendment } from '../application/changing/quote-amendment.ts';
import { ReadVersions } from '../application/changing/read-versions.ts';
import { RecordPaperSignature } from '../application/changing/record-paper-signature.ts';
import { RemindCandidates } from '../application/changing/remind-candidates.ts';
import { SendPaidAmendment } from '../application/changing/send-paid-amendment.ts';
import { addendumRoutes } from './http/addendum.routes.ts';
import { amendingRoutes } from './http/amending.routes.ts';
import { openLetterRoutes } from './http/open-letter.routes.ts';
import {
  ACCESS,
  ADDON_ORDERS,
  AMEND_OFFER,
  DISPATCH,
  DROP_PREPARED,
  END_OFFER,
  LETTER_VERSIONS,
  OFFER_LETTERS,
  OFFER_REQUESTS,
  READER,
  SHOW_OFFER,
} from './offers.tokens.ts';
import { SqlLetterVersions } from './persistence/sql-letter-versions.ts';
import { sendPaidAmendmentConsumer } from './queue/offer-consumers.ts';
import { termReaders } from './term-readers.ts';

const QUOTE_AMENDMENT = token<QuoteAmendment>('offers.quote-amendment');
const READ_VERSIONS = token<ReadVersions>('offers.read-versions');
const SEND_PAID_AMENDMENT = token<SendPaidAmendment>('offers.send-paid-amendment');

const ADD_ADDENDUM = token<AddAddendum>('offers.add-addendum');
const EXTEND_OFFER = token<ExtendOffer>('offers.extend-offer');
const RECORD_PAPER_SIGNATURE = token<RecordPaperSignature>('offers.record-paper-signature');

/** The life of a letter between sending and the answer: how it changes. */
export const amendingContainer = new ContainerModule(({ bind }) => {
  construct(bind, LETTER_VERSIONS, SqlLetterVersions, [SQL]);
  provide(
    bind,
    AMEND_OFFER,
    (unitOfWork, access, letters, addons, billing, sendPaid, hiring, clock, people, localDays) => {
      const kept = { access, letters, addons };
      const needs = { unitOfWork, ...kept, billing, sendPaid, hiring, clock, localDays };
      return new AmendOffer({ ...needs, termReaders: { ...termReaders, people } });
    },
    [
      UNIT_OF_WORK,
      ACCESS,
      OFFER_LETTERS,
      ADDON_ORDERS,
      BILLING,
      SEND_PAID_AMENDMENT,
      HIRING,
      CLOCK,
      ACCOUNT_READER,
      LOCAL_DAYS,
    ],
  );
  provide(
    bind,
    QUOTE_AMENDMENT,
    (unitOfWork, access, hiring, billing) => new QuoteAmendment({ unitOfWork, access, hiring, billing }),
    [UNIT_OF_WORK, ACCESS, HIRING, BILLING],
  );
  construct(bind, READ_VERSIONS, ReadVersions, [UNIT_OF_WORK, ACCESS, READER]);
  construct(bind, SEND_PAID_AMENDMENT, SendPaidAmendment, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    letters: OFFER_LETTERS,
    versions: LETTER_VERSIONS,
    addons: ADDON_ORDERS,
    billing: BILLING,
    dispatch: DISPATCH,
    clock: CLOCK,
  });
  construct(bind, DROP_PREPARED, DropPreparedVersion, [BILLING, HIRING]);
  provide(bind, EVENT_CONSUMERS, sendPaidAmendmentConsumer, [SEND_PAID_AMENDMENT]);
  provide(
    bind,
    ROUTES,
    (amendOffer, quoteAmendment, readVersions, showOffer) =>
      amendingRoutes({ amendOffer, quoteAmendment, readVersions, showOffer }),
    [AMEND_OFFER, QUOTE_AMENDMENT, READ_VERSIONS, SHOW_OFFER],
  );
  bindOpenLetters(bind);
});

function bindOpenLetters(bind: ContainerModuleLoadOptions['bind']): void {
  const shared = { unitOfWork: UNIT_OF_WORK, access: ACCESS, letters: OFFER_LETTERS, clock: CLOCK };
  construct(bind, EXTEND_OFFER, ExtendOffer, { ...shared, dispatch: DISPATCH });
  construct(bind, RECORD_PAPER_SIGNATURE, RecordPaperSignature, {
    ...shared,
    dropPrepared: DROP_PREPARED,
    requests: OFFER_REQUESTS,
    hiring: HIRING,
    localDays: LOCAL_DAYS,
  });
  construct(bind, DUE_WORK, RemindCandidates, { ...shared, dispatch: DISPATCH });
  construct(bind, DUE_WORK, EndUnpaidDrafts, {
    hiring: HIRING,
    ...shared,
    billing: BILLING,
    dispatch: DISPATCH,
    endOffer: END_OFFER,
  });
  provide(
    bind,
    ADD_ADDENDUM,
    (unitOfWork, access, letters, dispatch, clock) => {
      const { unprintable } = termReaders;
      return new AddAddendum({ unitOfWork, access, letters, dispatch, unprintable, clock });
    },
    [UNIT_OF_WORK, ACCESS, OFFER_LETTERS, DISPATCH, CLOCK],
  );
  provide(bind, ROUTES, (addAddendum, showOffer) => addendumRoutes({ addAddendum, showOffer }), [
    ADD_ADDENDUM,
    SHOW_OFFER,
  ]);
  provide(
    bind,
    ROUTES,
    (extendOffer, recordPaperSignature, showOffer) =>
      openLetterRoutes({ extendOffer, recordPaperSignature, showOffer }),
    [EXTEND_OFFER, RECORD_PAPER_SIGNATURE, SHOW_OFFER],
  );
}
