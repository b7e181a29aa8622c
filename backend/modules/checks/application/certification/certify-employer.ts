import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Certification } from '../../contract/certification/certification.ts';
import type { BackgroundCheckId } from '../../domain/order/background-check.ts';
import type { ConsentDispatch } from '../consent/consent-dispatch.ts';
import type { BackgroundCheckRepository, Place } from '../ports.ts';
import type { AgreedTexts, Certifications, GivenCertification } from './ports.ts';

interface CertifyEmployerNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly certifications: Certifications;
  readonly texts: AgreedTexts;
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
  readonly dispatch: ConsentDispatch;
  readonly clock: Clock;
}

type Signed = Pick<GivenCertification, 'version' | 'language' | 'name' | 'ip'>;

/**
 * The employer certifies once per version, before any candidate is contacted (rules.md#check-certification).
 */
export class CertifyEmployer {
  private readonly needs: CertifyEmployerNeeds;

  constructor(needs: CertifyEmployerNeeds) {
    this.needs = needs;
  }

  async show(employerId: UserId): Promise<Certification> {
    const { version } = this.needs.texts.certification.en;
    return { version, certified: await this.needs.certifications.find(employerId, version) };
  }

  /** Repeating it changes nothing. @throws DomainError `checks.certification_changed` (conflict) */
  async run(employerId: UserId, signed: Signed): Promise<void> {
    const { texts, unitOfWork, certifications, clock } = this.needs;
    const text = texts.certification[signed.language];
    if (signed.version !== text.version) {
      throw new DomainError(
        'checks.certification_changed',
        'conflict',
        'The text has changed. Please read it again.',
      );
    }
    const given = { ...signed, textHash: text.sha256, at: clock.now() };
    await unitOfWork.transaction(() => certifications.add(employerId, given));
    // In transactions of their own: a check that began while this was written is found now.
    for (const place of await certifications.waiting(employerId)) await this.ask(place);
  }

  /** Checks paid with an offer or a hire have waited for this. */
  private async ask({ id, referralId }: Place<BackgroundCheckId>): Promise<void> {
    const { unitOfWork, hiring, checks, dispatch } = this.needs;
    await unitOfWork.transaction(async () => {
      const referral = await hiring.lockReferral(referralId);
      const check = await checks.find(id);
      if (!referral || check?.status !== 'awaiting_consent' || (await dispatch.hasAny(check))) return;
      await dispatch.issue(check);
      await dispatch.send(check, referral);
    });
  }
}

/** (tx) Whether an employer may have candidates contacted. */
export class CertificationCheck {
  private readonly texts: AgreedTexts;
  private readonly certifications: Pick<Certifications, 'has'>;

  constructor(texts: AgreedTexts, certifications: Pick<Certifications, 'has'>) {
    this.texts = texts;
    this.certifications = certifications;
  }

  isGiven(employerId: UserId): Promise<boolean> {
    return this.certifications.has(employerId, this.texts.certification.en.version);
  }

  /** @throws DomainError `checks.certification_required` (conflict) */
  async assertGiven(employerId: UserId): Promise<void> {
    if (await this.isGiven(employerId)) return;
    throw new DomainError(
      'checks.certification_required',
      'conflict',
      'Before your first check, read and sign what employers certify',
    );
  }
}
