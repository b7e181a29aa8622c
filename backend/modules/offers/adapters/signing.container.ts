import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { asId } from '#kernel/ids.ts';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  LOCAL_DAYS,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { HIRING, OWN_REFERRALS } from '#modules/hiring/index.ts';
import { ATTACHMENT_SOURCES, EMAILS, NOTIFIER } from '#modules/notifications/index.ts';
import { OpenOwnOffer } from '../application/letter/open-own-offer.ts';
import { AnswerOffer } from '../application/signing/answer-offer.ts';
import { AddTimestamps } from '../application/signing/add-timestamps.ts';
import { AllMailings } from '../application/paper/mailings.ts';
import { AskEmployer } from '../application/signing/ask-employer.ts';
import { CodeCheck } from '../application/signing/code-check.ts';
import { ConsentCheck } from '../application/signing/consent-check.ts';
import { MarkPaperSent } from '../application/signing/mark-paper-sent.ts';
import { OpenDocument } from '../application/signing/open-document.ts';
import { OpenSigningPage } from '../application/signing/open-signing-page.ts';
import type { UnprintableCharacter } from '../application/ports.ts';
import type { ConsentTexts, GivenConsents, UnstampedDocuments } from '../application/signing/ports.ts';
import { SendCode } from '../application/signing/send-code.ts';
import { SendCopies, SIGNED_DOCUMENT } from '../application/signing/send-copies.ts';
import { paperCopyRoutes } from './http/paper/paper-copy.routes.ts';
import { signingRoutes } from './http/signing.routes.ts';
import {
  ACCESS,
  CODE_CHECK,
  DOCUMENTS,
  DROP_PREPARED,
  END_OFFER,
  LETTER_RECORD,
  LETTER_VERSIONS,
  LINKS,
  OFFER_LETTERS,
  NOTICES_TO_MAIL,
  OFFER_REQUESTS,
  PRINTER,
  READER,
  SHOW_OFFER,
  TIMESTAMPS,
} from './offers.tokens.ts';
import { SqlGivenConsents, SqlOfferRequests } from './persistence/sql-consents-and-requests.ts';
import { PdfTimestamps } from './pdf/pdf-timestamps.ts';
import { SqlMailings } from './persistence/sql-mailings.ts';
import { SqlSignedDocuments } from './persistence/sql-signed-documents.ts';
import { SqlSignedLetters } from './persistence/sql-signed-letters.ts';
import { sendCopiesConsumer } from './queue/offer-consumers.ts';
import { HttpTimestampAuthority } from './signature/http-timestamp-authority.ts';
import { HashedConsents } from './signature/hashed-consents.ts';
import { termReaders } from './term-readers.ts';

const OPEN_SIGNING_PAGE = token<OpenSigningPage>('offers.open-signing-page');
const ANSWER_OFFER = token<AnswerOffer>('offers.answer-offer');
const OPEN_OWN_OFFER = token<OpenOwnOffer>('offers.open-own-offer');
const OPEN_DOCUMENT = token<OpenDocument>('offers.open-document');
const GIVEN_CONSENTS = token<GivenConsents>('offers.given-consents');
const CONSENT_TEXTS = token<ConsentTexts>('offers.consent-texts');
const SEND_CODE = token<SendCode>('offers.send-code');
const CONSENT_CHECK = token<ConsentCheck>('offers.consent-check');
const UNSTAMPED = token<UnstampedDocuments>('offers.unstamped-documents');
const SEND_COPIES = token<SendCopies>('offers.send-copies');
const MARK_PAPER_SENT = token<MarkPaperSent>('offers.mark-paper-sent');
const ASK_EMPLOYER = token<AskEmployer>('offers.ask-employer');
const UNPRINTABLE = token<UnprintableCharacter>('offers.unprintable-character');

function bindCopies(bind: ContainerModuleLoadOptions['bind']): void {
  provide(
    bind,
    SEND_COPIES,
    (sql, links, emails, notifier, record, hiring, clock, { publicUrl }, requests) =>
      new SendCopies({
        letters: new SqlSignedLetters(sql),
        requests,
        links,
        emails,
        notifier,
        record,
        hiring,
        clock,
        publicUrl,
      }),
    [SQL, LINKS, EMAILS, NOTIFIER, LETTER_RECORD, HIRING, CLOCK, SETTINGS, OFFER_REQUESTS],
  );
  provide(bind, EVENT_CONSUMERS, sendCopiesConsumer, [SEND_COPIES]);
  provide(
    bind,
    ATTACHMENT_SOURCES,
    (documents) => ({
      name: SIGNED_DOCUMENT,
      read: async (id) => {
        const bytes = await documents.bytes(asId<'offer_letter'>(id));
        return bytes && { contentType: 'application/pdf', bytes };
      },
    }),
    [DOCUMENTS],
  );
}

function bindTimestamps(bind: ContainerModuleLoadOptions['bind']): void {
  provide(
    bind,
    TIMESTAMPS,
    ({ tsaUrl }, clock) =>
      new PdfTimestamps(tsaUrl === null ? null : new HttpTimestampAuthority(tsaUrl, clock)),
    [SETTINGS, CLOCK],
  );
  construct(bind, UNSTAMPED, SqlSignedDocuments, [SQL]);
  construct(bind, DUE_WORK, AddTimestamps, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    letters: OFFER_LETTERS,
    documents: DOCUMENTS,
    unstamped: UNSTAMPED,
    timestamps: TIMESTAMPS,
    clock: CLOCK,
  });
}

/** The candidate's side: reading, consenting, answering, and what stays of it. */
export const signingContainer = new ContainerModule(({ bind }) => {
  bindCopies(bind);
  bindTimestamps(bind);
  construct(bind, GIVEN_CONSENTS, SqlGivenConsents, [SQL]);
  construct(bind, OFFER_REQUESTS, SqlOfferRequests, [SQL]);
  construct(bind, CONSENT_TEXTS, HashedConsents, []);
  construct(bind, OPEN_SIGNING_PAGE, OpenSigningPage, {
    unitOfWork: UNIT_OF_WORK,
    letters: OFFER_LETTERS,
    links: LINKS,
    reader: READER,
    record: LETTER_RECORD,
    consents: CONSENT_TEXTS,
    clock: CLOCK,
  });
  provide(bind, UNPRINTABLE, () => termReaders.unprintable, []);
  construct(bind, CONSENT_CHECK, ConsentCheck, [CONSENT_TEXTS, LETTER_RECORD]);
  construct(bind, CODE_CHECK, CodeCheck, { letters: OFFER_LETTERS, links: LINKS, clock: CLOCK });
  construct(bind, SEND_CODE, SendCode, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    letters: OFFER_LETTERS,
    links: LINKS,
    reader: READER,
    notifier: NOTIFIER,
    record: LETTER_RECORD,
    clock: CLOCK,
  });
  construct(bind, ANSWER_OFFER, AnswerOffer, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    letters: OFFER_LETTERS,
    versions: LETTER_VERSIONS,
    documents: DOCUMENTS,
    printer: PRINTER,
    links: LINKS,
    hiring: HIRING,
    endOffer: END_OFFER,
    dropPrepared: DROP_PREPARED,
    consentCheck: CONSENT_CHECK,
    codeCheck: CODE_CHECK,
    consents: GIVEN_CONSENTS,
    record: LETTER_RECORD,
    reader: READER,
    localDays: LOCAL_DAYS,
    unprintable: UNPRINTABLE,
    clock: CLOCK,
  });
  construct(bind, ASK_EMPLOYER, AskEmployer, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    letters: OFFER_LETTERS,
    links: LINKS,
    codeCheck: CODE_CHECK,
    requests: OFFER_REQUESTS,
    record: LETTER_RECORD,
    notifier: NOTIFIER,
    clock: CLOCK,
  });
  construct(bind, MARK_PAPER_SENT, MarkPaperSent, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    requests: OFFER_REQUESTS,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (sql, notices, clock, markPaperSent, showOffer) => {
      const mailings = new AllMailings([new SqlMailings(sql), notices]);
      return paperCopyRoutes({ mailings, clock, markPaperSent, showOffer });
    },
    [SQL, NOTICES_TO_MAIL, CLOCK, MARK_PAPER_SENT, SHOW_OFFER],
  );
  construct(bind, OPEN_OWN_OFFER, OpenOwnOffer, {
    reader: READER,
    links: LINKS,
    own: OWN_REFERRALS,
    clock: CLOCK,
  });
  construct(bind, OPEN_DOCUMENT, OpenDocument, {
    unitOfWork: UNIT_OF_WORK,
    letters: OFFER_LETTERS,
    documents: DOCUMENTS,
    printer: PRINTER,
    links: LINKS,
    record: LETTER_RECORD,
    reader: READER,
    localDays: LOCAL_DAYS,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (openSigningPage, answerOffer, openDocument, openOwnOffer, askEmployer, sendCode, reader) =>
      signingRoutes({
        openSigningPage,
        answerOffer,
        openDocument,
        openOwnOffer,
        askEmployer,
        sendCode,
        reader,
      }),
    [OPEN_SIGNING_PAGE, ANSWER_OFFER, OPEN_DOCUMENT, OPEN_OWN_OFFER, ASK_EMPLOYER, SEND_CODE, READER],
  );
});
