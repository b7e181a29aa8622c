import type { Language } from '#contract/http/vocabulary/language.ts';
import type { OfferLetterId, ReferralId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { CounterProposal } from '../domain/changing/counter-proposal.ts';
import type { OfferLetter } from '../domain/letter/offer-letter.ts';
import type { OfferAddon, ReplacedVersion } from '../domain/letter/offer-letter-record.ts';
import type { ServiceAddon } from '../domain/addon/service-addon.ts';
import type { EsignConsent } from '../domain/signing/esign-consent.ts';
import type { LetterEvent } from '../domain/signing/letter-event.ts';

/** The place of a letter: its referral is locked before the letter itself. */
export interface LetterPlace {
  readonly id: OfferLetterId;
  readonly referralId: ReferralId;
}

/** (tx) Storing a letter publishes the events that it has collected. */
export interface OfferLetterRepository {
  /** Locked until the end of the transaction, like every letter from this repository. */
  findById(id: OfferLetterId): Promise<OfferLetter | null>;
  /** Draft, sent, viewed or signed: at most one per referral (rules.md#one-live-offer). */
  findLive(referralId: ReferralId): Promise<OfferLetter | null>;
  /** The open addendum of a signed letter: at most one (rules.md#addendum). */
  findOpenAddendum(letterId: OfferLetterId): Promise<OfferLetter | null>;
  /** Without a lock. */
  placeOf(id: OfferLetterId): Promise<LetterPlace | null>;
  /** Without a lock; null for a token that opens nothing. */
  placeOfToken(tokenHash: string): Promise<LetterPlace | null>;
  /** Sent or viewed letters past their day, the longest overdue first. */
  overdue(now: Date, limit: number): Promise<readonly LetterPlace[]>;
  /** Sent or viewed letters whose candidate is to be reminded, the soonest to end first. */
  toRemind(now: Date, limit: number): Promise<readonly LetterPlace[]>;
  /** Letters of the referral that were withdrawn before the candidate saw anything of them, the newest first. Without a lock. */
  withdrawnUnopened(referralId: ReferralId): Promise<readonly OfferLetterId[]>;
  /** Drafts unchanged since then, in the order of their ids. */
  idleDrafts(since: Date, after: OfferLetterId | null, limit: number): Promise<readonly LetterPlace[]>;
  /** @throws DomainError `offers.already_made` (conflict) if one is live. */
  add(letter: OfferLetter): Promise<void>;
  save(letter: OfferLetter): Promise<void>;
}

/** Replaced versions of letters, stored permanently (rules.md#amended-offers). */
export interface LetterVersions {
  /** (tx) */
  add(version: ReplacedVersion): Promise<void>;
  /** Whether a link has ended because its letter was amended. */
  isReplaced(tokenHash: string): Promise<boolean>;
}

/** (tx) What candidates would like to have changed (rules.md#counter-proposals). */
export interface CounterProposals {
  /** Newest first. */
  of(letterId: OfferLetterId): Promise<readonly CounterProposal[]>;
  /** Those of earlier versions lapse. */
  add(proposal: CounterProposal): Promise<void>;
  answer(id: string, status: 'accepted' | 'declined', at: Date): Promise<void>;
}

/** The place of an add-on: its referral is locked first. */
export interface AddonPlace {
  readonly id: string;
  readonly referralId: ReferralId;
}

/** (tx) Storing an add-on publishes the events that it has collected. */
export interface ServiceAddonRepository {
  /** The newest of its kind for the referral, locked. */
  findNewest(referralId: ReferralId, kind: OfferAddon): Promise<ServiceAddon | null>;
  /** Those not refunded or canceled, locked. */
  findLive(referralId: ReferralId): Promise<readonly ServiceAddon[]>;
  /** Locked. */
  find(id: string): Promise<ServiceAddon | null>;
  /** Without a lock. */
  placeOf(id: string): Promise<AddonPlace | null>;
  /** The first day of work from the Form I-9; null if unknown. */
  firstDayOf(referralId: ReferralId): Promise<Date | null>;
  /** Paid ones whose days to deliver are over, in the order of their ids (rules.md#undelivered-add-ons). Without a lock. */
  undelivered(now: Date, after: string | null, limit: number): Promise<readonly AddonPlace[]>;
  add(addon: ServiceAddon): Promise<void>;
  save(addon: ServiceAddon): Promise<void>;
}

export interface SignedDocument {
  readonly bytes: Uint8Array;
  /** The hash of the bytes, in hexadecimal (rules.md#document-hash). */
  readonly sha256: string;
  /** The hash of the agreed terms, as the audit page prints it. */
  readonly termsSha256: string;
  /** Whether its timestamp is missing (rules.md#timestamps). */
  readonly awaitsTimestamp: boolean;
}

/** The additional facts on the audit page. */
export interface SigningCircumstances {
  /** The consent that the signer saw and gave; null if there was no screen. */
  readonly consent: EsignConsent | null;
  /** All that happened to the letter, the signature last. */
  readonly events: readonly LetterEvent[];
  /** The language in which the signer read it (rules.md#letter-language). */
  readonly language: Language;
  /** The time zone of the job's place. */
  readonly timeZone: string;
}

/** The language and the time for reading an unsigned letter. */
export interface Reading {
  readonly now: Date;
  readonly language: Language;
  /** The time zone of the job's place. */
  readonly timeZone: string;
}

export interface LetterPrinter {
  /** The current letter. */
  print(letter: OfferLetter, reading: Reading): Promise<Uint8Array>;
  /** Makes sure that the server can sign. It is slow the first time, so call it outside transactions. */
  prepare(): Promise<void>;
  /** The final letter with its audit page and the server's signature (rules.md#signed-document). */
  printSigned(letter: OfferLetter, circumstances: SigningCircumstances): Promise<SignedDocument>;
}

export interface SignedDocuments {
  add(letterId: OfferLetterId, document: SignedDocument, at: Date): Promise<void>;
  bytes(letterId: OfferLetterId): Promise<Uint8Array | null>;
}

/** The current price of an add-on. */
export type AddonPrices = (kind: OfferAddon) => Money;

/**
 * The first unprintable character, as its reader sees it; null if all can be printed (rules.md#every-name).
 */
export type UnprintableCharacter = (text: string) => string | null;
