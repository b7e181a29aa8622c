import type { DomainError } from '#kernel/domain-error.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PhoneEntries } from '#modules/identity/index.ts';
import type { CameBy } from '#modules/jobs/index.ts';
import type { QuickApply } from './quick-apply.ts';

/** An applicant without an account. */
export interface Applicant {
  readonly name: string;
  readonly latinName: string | null;
  /** The typed number. */
  readonly phone: string;
  readonly code: string;
  readonly location: string;
  readonly skills: readonly string[];
  readonly experience: string;
  readonly payRate: string;
  readonly language: Language;
  readonly termsVersion: string;
}

interface ApplyByPhoneNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly entries: PhoneEntries;
  readonly quickApply: QuickApply;
  readonly phones: PhoneNumbers;
}

/** The account, the profile and the application in one go: all of them, or none (rules.md#apply-without-account). */
export class ApplyByPhone {
  private readonly needs: ApplyByPhoneNeeds;

  constructor(needs: ApplyByPhoneNeeds) {
    this.needs = needs;
  }

  /**
   * Returns the refusal of a code, so that the try is saved.
   * @throws DomainError as `PhoneEntries.open` and `QuickApply.run`; `hiring.phone_invalid` (400)
   */
  async run(
    jobId: JobId,
    applicant: Applicant,
    cameBy: CameBy,
  ): Promise<{ readonly by: UserId; readonly done: ReferralId } | DomainError> {
    const { unitOfWork, entries, quickApply, phones } = this.needs;
    const { name, code, language, termsVersion } = applicant;
    const phone = textedPhone(phones, applicant);
    return unitOfWork.transaction(async () => {
      const refusal = await entries.prove('apply', phone, code);
      if (refusal) return refusal;
      const referralCode = cameBy.shareCode;
      const person = { phone, name, referralCode, language, termsVersion };
      const by = await entries.open({ ...person, userType: 'worker', work: applicant });
      const done = await quickApply.run(by, jobId, written(applicant, phone), cameBy);
      return { by, done };
    });
  }

  /**
   * A worker who has signed in meanwhile applies with that account, and no code is needed (rules.md#apply-without-account).
   * @throws DomainError as `QuickApply.run`; `hiring.phone_invalid` (400)
   */
  async runSignedIn(by: UserId, jobId: JobId, applicant: Applicant, cameBy: CameBy): Promise<ReferralId> {
    const { unitOfWork, entries, quickApply, phones } = this.needs;
    const phone = textedPhone(phones, applicant);
    return unitOfWork.transaction(async () => {
      await entries.fillIn(by, applicant);
      return quickApply.run(by, jobId, written(applicant, phone), cameBy);
    });
  }
}

function textedPhone(phones: PhoneNumbers, { phone }: Applicant): string {
  return requireTextedPhone(phones, phone, {
    code: 'hiring.phone_invalid',
    message: 'Please enter a valid phone number',
    path: 'phone',
  });
}

function written({ name, latinName, skills, experience, payRate }: Applicant, phone: string) {
  return {
    workerName: name,
    workerLatinName: latinName,
    workerPhone: phone,
    workerEmail: null,
    skills,
    experience,
    payRateExpectation: payRate,
    certifications: null,
    message: null,
    availability: null,
    transportation: null,
  };
}
