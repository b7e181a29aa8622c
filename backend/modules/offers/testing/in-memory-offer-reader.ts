import type { OfferLetterId, ReferralId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import { nameAndInitial, UNKNOWN_DOCUMENT } from '../application/signing/document-check.ts';
import type {
  LetterParties,
  ReplacedRow,
  SigningRow,
  WorkerContact,
  WorkerReading,
} from '../application/letter/offer-reader.ts';
import type { DocumentVerification } from '../contract/index.ts';
import { countersLeft, openCounter } from '../domain/changing/counter-proposal.ts';
import type { OfferLetter } from '../domain/letter/offer-letter.ts';
import type { ReplacedVersion } from '../domain/letter/offer-letter-record.ts';
import type { InMemoryCounterProposals } from './in-memory-counter-proposals.ts';
import type { InMemoryLetterVersions } from './in-memory-letter-versions.ts';
import type { InMemoryOfferLetterRepository } from './in-memory-offer-letters.ts';

/** The part of the read side that use cases decide by; what screens show is tested on PostgreSQL. */
export class InMemoryOfferReader {
  private readonly letters: InMemoryOfferLetterRepository;
  private readonly versions: InMemoryLetterVersions;
  private readonly hiring: Pick<Hiring, 'referral'>;
  private readonly counters: InMemoryCounterProposals;
  language: Language = 'en';

  constructor(
    letters: InMemoryOfferLetterRepository,
    versions: InMemoryLetterVersions,
    hiring: Pick<Hiring, 'referral'>,
    counters: InMemoryCounterProposals,
  ) {
    this.letters = letters;
    this.versions = versions;
    this.hiring = hiring;
    this.counters = counters;
  }

  async signing(tokenHash: string, now: Date): Promise<SigningRow | null> {
    const letter = this.find((one) => one.linkOf(tokenHash) !== null);
    if (!letter) return null;
    const before = ({ offerLetterId, version }: ReplacedVersion): boolean =>
      offerLetterId === letter.id && version === letter.termsVersion - 1;
    const codeSentTo = letter.linkOf(tokenHash) === 'copied' ? '•••-•••-••03' : null;
    return {
      ...this.signingRow(letter, now),
      codeSentTo,
      previous: this.versions.kept.find(before)?.terms ?? null,
    };
  }

  async replaced(tokenHash: string, now: Date): Promise<ReplacedRow | null> {
    const version = this.versions.kept.find(({ signingTokenHash, copiedTokenHash }) =>
      [signingTokenHash, copiedTokenHash].includes(tokenHash),
    );
    const letter = version && this.find(({ id }) => id === version.offerLetterId);
    if (!letter) return null;
    return {
      page: { ...this.signingRow(letter, now), ...version.terms, version: version.version },
      link: letter,
      kind: version.copiedTokenHash === tokenHash ? 'copied' : 'sent',
    };
  }

  async verification(documentHash: string): Promise<DocumentVerification> {
    const letter = this.find((one) => one.documentHash === documentHash);
    if (!letter) return UNKNOWN_DOCUMENT;
    return {
      known: true,
      signedBy: nameAndInitial(letter.signerName ?? letter.workerName),
      signedAt: letter.signedAt?.toISOString() ?? null,
      status: letter.status,
    };
  }

  async awaitsSignature(referralId: ReferralId, now: Date): Promise<boolean> {
    return this.find((one) => one.referralId === referralId && one.awaitsAnswer(now)) !== null;
  }

  async parties(id: OfferLetterId): Promise<LetterParties | null> {
    const letter = this.find((one) => one.id === id);
    if (!letter) return null;
    const { referralId, jobId, employerId, referrerId, workerName, jobTitle } = letter;
    return { offerLetterId: id, referralId, jobId, employerId, referrerId, workerName, jobTitle };
  }

  async workerLanguage(): Promise<Language> {
    return this.language;
  }

  async workerReading(id: ReferralId): Promise<WorkerReading> {
    const referral = await this.hiring.referral(id);
    return { language: this.language, location: referral?.location ?? '' };
  }

  async workerContact(id: ReferralId): Promise<WorkerContact | null> {
    const referral = await this.hiring.referral(id);
    if (!referral) return null;
    return { phone: referral.workerPhone, email: referral.workerEmail, ...(await this.workerReading(id)) };
  }

  private find(wanted: (letter: OfferLetter) => boolean): OfferLetter | null {
    return [...this.letters.letters.values()].find(wanted) ?? null;
  }

  private signingRow(letter: OfferLetter, now: Date): ReplacedRow['page'] {
    const counters = this.counters.kept.filter(({ offerLetterId }) => offerLetterId === letter.id);
    const counter = openCounter(letter, counters);
    return {
      ...letter,
      version: letter.termsVersion,
      status: letter.statusAt(now),
      expiresAt: letter.expiresAt?.toISOString() ?? null,
      signedAt: letter.signedAt?.toISOString() ?? null,
      isAddendum: letter.isAddendum,
      documentOpenedAt: null,
      codeSentTo: null,
      counter: counter && { ...counter, createdAt: counter.createdAt.toISOString() },
      countersLeft: countersLeft(letter, counters),
      requests: [],
      consentWithdrawnAt: letter.consentWithdrawnAt?.toISOString() ?? null,
      workerLanguage: this.language,
      employerRating: null,
      employerContact: null,
    };
  }
}
