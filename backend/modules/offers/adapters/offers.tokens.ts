import { token } from '#platform/container/token.ts';
import type { AddonOrders } from '../application/addon/addon-orders.ts';
import type { AmendOffer } from '../application/changing/amend-offer.ts';
import type { DropPreparedVersion } from '../application/changing/drop-prepared-version.ts';
import type { EndOffer } from '../application/letter/end-offer.ts';
import type { LetterAccess } from '../application/letter/letter-access.ts';
import type { LetterDispatch } from '../application/letter/letter-dispatch.ts';
import type { OfferReader } from '../application/letter/offer-reader.ts';
import type { ShowOffer } from '../application/letter/show-offer.ts';
import type { Mailings } from '../application/paper/mailings.ts';
import type { PaperScanStore } from '../application/paper/paper-scans.ts';
import type {
  LetterPrinter,
  LetterVersions,
  OfferLetterRepository,
  SignedDocuments,
  SigningLinks,
} from '../application/ports.ts';
import type { CodeCheck } from '../application/signing/code-check.ts';
import type { DocumentTimestamps, LetterRecord, OfferRequests } from '../application/signing/ports.ts';
import type { OfferTemplates } from '../application/template/offer-templates.ts';

export const OFFER_LETTERS = token<OfferLetterRepository>('offers.letters');
export const LETTER_VERSIONS = token<LetterVersions>('offers.letter-versions');
export const READER = token<OfferReader>('offers.reader');
export const DOCUMENTS = token<SignedDocuments>('offers.documents');
export const PRINTER = token<LetterPrinter>('offers.printer');
export const LINKS = token<SigningLinks>('offers.links');
export const ACCESS = token<LetterAccess>('offers.access');
export const AMEND_OFFER = token<AmendOffer>('offers.amend-offer');
export const ADDON_ORDERS = token<AddonOrders>('offers.addon-orders');
export const DISPATCH = token<LetterDispatch>('offers.dispatch');
export const DROP_PREPARED = token<DropPreparedVersion>('offers.drop-prepared-version');
export const END_OFFER = token<EndOffer>('offers.end-offer');
export const SHOW_OFFER = token<ShowOffer>('offers.show-offer');
export const LETTER_RECORD = token<LetterRecord>('offers.letter-record');
/** Bound by checks: notices because of a report. */
export const NOTICES_TO_MAIL = token<Mailings>('offers.notices-to-mail');
export const OFFER_REQUESTS = token<OfferRequests>('offers.requests');
export const CODE_CHECK = token<CodeCheck>('offers.code-check');
export const SCANS = token<PaperScanStore>('offers.scans');
export const TIMESTAMPS = token<DocumentTimestamps>('offers.timestamps');
export const TEMPLATES = token<OfferTemplates>('offers.templates');
