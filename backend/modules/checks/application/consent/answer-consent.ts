import type { HashedText } from '../../contract/consent/esign-text.ts';
import { printedName } from '#contract/identity/vocabulary/latin-name.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { LinkCode, type LinkKind } from '#kernel/links/link-code.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import { CHECK_PACKAGE_INFO } from '../../contract/order/background-package-info.ts';
import type { ConsentAnswered, ConsentPage } from '../../contract/consent/consent.ts';
import { isRunning } from '../../domain/order/check-actions.ts';
import type { BackgroundCheck } from '../../domain/order/background-check.ts';
import { takesAnswer, type ConsentEvidence, type ConsentLink } from '../../domain/consent/consent-link.ts';
import type { AgreedTexts } from '../certification/ports.ts';
import type { BackgroundCheckProvider } from '../order/background-check-provider.ts';
import type { CheckLifecycle } from '../order/check-lifecycle.ts';
import type { ChecksReader, ConsentRow } from '../checks-reader.ts';
import type {
  BackgroundCheckRepository,
  CheckLinks,
  CheckLog,
  ConsentLinkRepository,
  ConsentPrinter,
} from '../ports.ts';
import { expiredLink } from '../../domain/expired-link.ts';
import { unknownLink } from '../referral-access.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';

export interface ConsentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly reader: ChecksReader;
  readonly checks: BackgroundCheckRepository;
  readonly consents: ConsentLinkRepository;
  readonly links: CheckLinks;
  readonly printer: ConsentPrinter;
  readonly texts: AgreedTexts;
  readonly provider: Pick<BackgroundCheckProvider, 'agency' | 'asksCandidate'>;
  readonly lifecycle: CheckLifecycle;
  readonly log: CheckLog;
  readonly people: NotifyCheckParties;
  readonly localDays: Pick<LocalDays, 'zoneOf'>;
  readonly clock: Clock;
}

/** A decision with what it was made from. */
export interface ConsentGiven extends Omit<ConsentEvidence, 'link' | 'esign'> {
  /** The address for the agency's emails, if none was known. */
  readonly candidateEmail: string | null;
  /** The version of the consent to read electronically; null for a bare call. */
  readonly esignVersion: string | null;
  /** The code of a copied link; null if none was typed. */
  readonly code: string | null;
}

type LinkedConsent = Omit<ConsentGiven, 'code' | 'esignVersion'> & {
  readonly link: LinkKind;
  readonly esign: HashedText | null;
};

interface OpenedLink {
  readonly referral: ReferralFacts;
  readonly check: BackgroundCheck;
  readonly link: ConsentLink;
  readonly kind: LinkKind;
}

/**
 * The candidate's page: read any number of times, answered once (rules.md#consent-final,
 * rules.md#answered-links).
 */
export class AnswerConsent {
  private readonly needs: ConsentNeeds;

  constructor(needs: ConsentNeeds) {
    this.needs = needs;
  }

  /** Decides nothing. @throws DomainError `checks.unknown_link` (not_found), `checks.link_expired` (expired) */
  async show(token: string): Promise<ConsentPage> {
    const { reader, links, clock, provider } = this.needs;
    const row = await reader.consent(links.secrets.hash(token));
    if (!row) throw unknownLink();
    const isDecided = row.decision !== null && row.revokedAt === null;
    if (!isDecided && !takesAnswer(row, clock.now())) throw expiredLink();
    const isSigned = row.decision === 'authorized';
    const path = `/api/background-check-consent/${encodeURIComponent(token)}/document`;
    return {
      ...row,
      packageInfo: packageInfo(row.packageType),
      provider: provider.agency,
      needsEmail: provider.asksCandidate && row.hasNoEmail,
      consentAlreadyGiven: row.decision !== null,
      // Only the candidate gets the link to the agency's page, by text and email.
      agencyStep: provider.asksCandidate && row.codeSentTo === null ? agencyStepOf(row) : null,
      documentUrl: isSigned ? path : null,
    };
  }

  /** The record of a yes. @throws DomainError `checks.unknown_link` (not_found) */
  async document(token: string): Promise<Uint8Array> {
    const { reader, links } = this.needs;
    const bytes = await reader.consentDocument(links.secrets.hash(token));
    if (!bytes) throw unknownLink();
    return bytes;
  }

  /**
   * @throws DomainError `checks.unknown_link`, `checks.link_expired`, `checks.already_answered`, `checks.consent_changed` (conflict),
   * `checks.email_missing` (invalid), and for a copied link `checks.code_required` (forbidden), `checks.invalid_code`,
   * `checks.code_expired` (invalid)
   */
  async run(
    token: string,
    consentGiven: boolean,
    { code, esignVersion, ...evidence }: ConsentGiven,
  ): Promise<ConsentAnswered> {
    return this.byLink(token, code, async ({ referral, check, link, kind }) => {
      const esign = this.esignOf(esignVersion, evidence.language ?? 'en');
      const linked = { ...evidence, esign, link: kind };
      const answered = consentGiven
        ? await this.authorize(referral, check, link, linked)
        : await this.decline(referral, check, link, linked);
      await this.needs.hiring.workerAnswered(referral.referralId, evidence.language);
      return answered;
    });
  }

  /**
   * The employer hands out the disclosure and the authorization on paper; an answer here stays possible.
   * @throws DomainError as `run`
   */
  async askOnPaper(token: string, code: string | null): Promise<void> {
    await this.byLink(token, code, async ({ referral, check, link }) => {
      const isFirst = link.paperAskedAt === null;
      link.askOnPaper(this.needs.clock.now());
      await this.needs.consents.save(link);
      if (isFirst) await this.needs.people.employer(referral, `${check.kind}_on_paper`);
    });
  }

  private async byLink<Answer>(
    token: string,
    code: string | null,
    answer: (opened: OpenedLink) => Promise<Answer>,
  ): Promise<Answer> {
    const { reader, links, unitOfWork } = this.needs;
    const tokenHash = links.secrets.hash(token);
    const place = await reader.placeOfConsent(tokenHash);
    if (!place) throw unknownLink();
    const answered = await unitOfWork.transaction(async () => {
      const { hiring, checks, consents, clock } = this.needs;
      const referral = await hiring.lockReferral(place.referralId);
      const check = await checks.find(place.id);
      const link = await consents.findByToken(tokenHash);
      if (!referral || !check || !link) throw unknownLink();
      link.assertOpen(clock.now());
      const refused = await this.refusalOf(link, tokenHash, code);
      if (refused) return refused;
      return answer({ referral, check, link, kind: link.linkOf(tokenHash) ?? 'copied' });
    });
    // Thrown after the transaction, which saves the attempt.
    if (answered instanceof DomainError) throw answered;
    return answered;
  }

  /** The text that the page showed; null for a bare call (rules.md#check-esign-consent). */
  private esignOf(version: string | null, language: Language): HashedText | null {
    if (version === null) return null;
    const text = this.needs.texts.esign[language];
    if (text.version === version) return text;
    throw new DomainError(
      'checks.consent_changed',
      'conflict',
      'The consent text has changed. Please read it again.',
    );
  }

  /**
   * Null if the answer counts: by the sent link, or by a copied one with its code (rules.md#copied-links).
   */
  private async refusalOf(
    link: ConsentLink,
    tokenHash: string,
    code: string | null,
  ): Promise<DomainError | null> {
    if (link.linkOf(tokenHash) === 'sent') return null;
    if (code === null) throw LinkCode.required('checks');
    const { links, consents, clock } = this.needs;
    const result = link.tryCode(links.codeHash(tokenHash, code), clock.now());
    await consents.save(link);
    return LinkCode.refusal(result, 'checks');
  }

  private async authorize(
    referral: ReferralFacts,
    check: BackgroundCheck,
    link: ConsentLink,
    { candidateEmail, ...evidence }: LinkedConsent,
  ): Promise<ConsentAnswered> {
    const { checks, consents, printer, provider, lifecycle, log, clock } = this.needs;
    const at = clock.now();
    if (provider.asksCandidate && (referral.workerEmail ?? candidateEmail) === null) {
      throw new DomainError('checks.email_missing', 'invalid', 'Please enter a valid email address', {
        path: 'candidateEmail',
      });
    }
    const document = await printer.print({
      consentId: link.id,
      company: referral.company,
      jobTitle: referral.jobTitle,
      candidateName: printedName({ name: referral.workerName, latinName: referral.workerLatinName }),
      packageType: check.packageType,
      includes: packageInfo(check.packageType).includes,
      provider: provider.agency,
      language: evidence.language ?? 'en',
      disclosureVersion: link.disclosureVersion,
      signature: evidence.signature ?? '',
      acknowledged: evidence.acknowledged,
      link: evidence.link,
      esign: evidence.esign,
      codeSentTo: maskedPhone(referral.workerPhone),
      ip: evidence.ip,
      userAgent: evidence.userAgent,
      signedAt: at,
      timeZone: await this.needs.localDays.zoneOf(referral.location),
    });
    link.authorize(evidence, document.sha256, at);
    check.authorize(at, referral.workerEmail === null ? candidateEmail : null);
    await checks.save(check);
    await consents.save(link);
    await consents.saveDocument(link.id, document.bytes);
    const isTest = check.kind === 'drug_test';
    await log.add({
      referralId: referral.referralId,
      kind: isTest ? 'test_consent_given' : 'consent_given',
      actor: 'worker',
      at,
    });
    await lifecycle.follow(check);
    if (!check.isRunning) return { status: 'recorded', message: 'Your consent has been recorded.' };
    return {
      status: 'pending',
      message: isTest
        ? 'Your drug test has been ordered. We will text you where to go and until when.'
        : 'Your background check has started. It typically takes 1-3 business days.',
    };
  }

  private async decline(
    referral: ReferralFacts,
    check: BackgroundCheck,
    link: ConsentLink,
    evidence: ConsentEvidence,
  ): Promise<ConsentAnswered> {
    const { checks, consents, log, people, clock } = this.needs;
    const at = clock.now();
    link.decline(evidence, at);
    check.decline(at);
    await checks.save(check);
    await consents.save(link);
    const isTest = check.kind === 'drug_test';
    const kind = isTest ? 'test_consent_declined' : 'consent_declined';
    await log.add({ referralId: referral.referralId, kind, actor: 'worker', at });
    await people.employer(referral, `${check.kind}_declined`);
    const message = `You have declined the ${isTest ? 'drug test' : 'background check'}.`;
    return { status: 'consent-declined', message };
  }
}

function agencyStepOf(row: ConsentRow): ConsentPage['agencyStep'] {
  if (!isRunning(row)) return null;
  const { isOrdered, candidateUrl } = row;
  if (!isOrdered) return { status: 'preparing', url: null };
  return candidateUrl === null ? null : { status: 'asking', url: candidateUrl };
}

function maskedPhone(phone: string): string {
  return `•••-•••-••${phone.slice(-2)}`;
}

function packageInfo(packageType: BackgroundCheck['packageType']): { price: string; includes: string[] } {
  const { price, includes } = CHECK_PACKAGE_INFO[packageType];
  return { price, includes: [...includes] };
}
