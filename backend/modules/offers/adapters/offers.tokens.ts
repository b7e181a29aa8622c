import { token } from '#platform/container/token.ts';
import type { EndOffer } from '../application/letter/end-offer.ts';
import type { LetterAccess } from '../application/letter/letter-access.ts';
import type { OfferReader } from '../application/letter/offer-reader.ts';
import type {
  LetterPrinter,
  OfferLetterRepository,
  SignedDocuments,
  SigningLinks,
} from '../application/ports.ts';
import type { LetterRecord } from '../application/signing/ports.ts';

export const OFFER_LETTERS = token<OfferLetterRepository>('offers.letters');
export const READER = token<OfferReader>('offers.reader');
export const DOCUMENTS = token<SignedDocuments>('offers.documents');
export const PRINTER = token<LetterPrinter>('offers.printer');
export const LINKS = token<SigningLinks>('offers.links');
export const ACCESS = token<LetterAccess>('offers.access');
export const END_OFFER = token<EndOffer>('offers.end-offer');
export const LETTER_RECORD = token<LetterRecord>('offers.letter-record');
