import { OpenOwnOffer } from '../application/letter/open-own-offer.ts';
import type { LetterPrinter, SignedDocuments } from '../application/ports.ts';
import { AnswerOffer } from '../application/signing/answer-offer.ts';
import { AskEmployer } from '../application/signing/ask-employer.ts';
import { ConsentCheck } from '../application/signing/consent-check.ts';
import { OpenDocument } from '../application/signing/open-document.ts';
import { OpenSigningPage } from '../application/signing/open-signing-page.ts';
import { SendCode } from '../application/signing/send-code.ts';
import { signingRoutes } from './http/signing/signing.routes.ts';
import type { OffersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import { SqlGivenConsents } from './persistence/signing/sql-consents-and-requests.ts';
import { HashedConsents } from './signature/hashed-consents.ts';
import { termReaders } from './term-readers.ts';

interface Printed {
  readonly documents: SignedDocuments;
  readonly printer: LetterPrinter;
}

/** The candidate's side: reading, consenting, and answering. */
export function wireSigning(outside: OffersOutside, base: OffersBase, { documents, printer }: Printed) {
  const { platform, notifier, hiring, ownReferrals: own } = outside;
  const { sql, unitOfWork, clock, localDays } = platform;
  const { letters, versions, reader, record, requests, links, access, codeCheck } = base;
  const { endOffer, dropPrepared } = base;
  const consents = new HashedConsents();
  const linked = { unitOfWork, letters, links, record, clock };
  const answerOffer = new AnswerOffer({
    ...linked,
    access,
    versions,
    documents,
    printer,
    hiring,
    endOffer,
    dropPrepared,
    consentCheck: new ConsentCheck(consents, record),
    codeCheck,
    consents: new SqlGivenConsents(sql),
    reader,
    localDays,
    unprintable: termReaders.unprintable,
  });

  return {
    routes: signingRoutes({
      openSigningPage: new OpenSigningPage({ ...linked, reader, consents }),
      answerOffer,
      openDocument: new OpenDocument({ ...linked, documents, printer, reader, localDays }),
      openOwnOffer: new OpenOwnOffer({ reader, links, own, clock }),
      askEmployer: new AskEmployer({ ...linked, access, codeCheck, requests, notifier }),
      sendCode: new SendCode({ ...linked, hiring, reader, notifier }),
      reader,
    }),
  };
}
