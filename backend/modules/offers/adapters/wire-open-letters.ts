import { AddAddendum } from '../application/changing/add-addendum.ts';
import { EndUnpaidDrafts } from '../application/changing/end-unpaid-drafts.ts';
import { ExtendOffer } from '../application/changing/extend-offer.ts';
import { RecordPaperSignature } from '../application/changing/record-paper-signature.ts';
import { RemindCandidates } from '../application/changing/remind-candidates.ts';
import { addendumRoutes } from './http/changing/addendum.routes.ts';
import { openLetterRoutes } from './http/changing/open-letter.routes.ts';
import type { OffersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import { termReaders } from './term-readers.ts';

/** Letters that wait for their payment or answer, and addenda to signed ones. */
export function wireOpenLetters({ platform, billing, hiring }: OffersOutside, base: OffersBase) {
  const { unitOfWork, clock, localDays } = platform;
  const { letters, requests, access, dispatch, endOffer, dropPrepared, showOffer } = base;
  const { unprintable } = termReaders;
  const shared = { unitOfWork, access, letters, clock };
  const paper = { ...shared, dropPrepared, requests, hiring, localDays };
  const recordPaperSignature = new RecordPaperSignature(paper);
  const extendOffer = new ExtendOffer({ ...shared, dispatch });
  const addAddendum = new AddAddendum({ ...shared, dispatch, unprintable });

  return {
    routes: [
      ...addendumRoutes({ addAddendum, showOffer }),
      ...openLetterRoutes({ extendOffer, recordPaperSignature, showOffer }),
    ],
    dueWork: [
      new RemindCandidates({ ...shared, dispatch }),
      new EndUnpaidDrafts({ ...shared, hiring, billing, dispatch, endOffer }),
    ],
  };
}
