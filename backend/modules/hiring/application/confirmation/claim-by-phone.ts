import type { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PhoneEntries } from '#modules/identity/index.ts';
import type { ClaimReferral } from './claim-referral.ts';
import type { PersonByPhone } from '../person-by-phone.ts';

interface ClaimByPhoneNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly entries: PhoneEntries;
  readonly claim: Pick<ClaimReferral, 'run'>;
  readonly phones: PhoneNumbers;
}

/** The account and the claim in one go: both, or neither (rules.md#claim-without-account). */
export class ClaimByPhone {
  private readonly needs: ClaimByPhoneNeeds;

  constructor(needs: ClaimByPhoneNeeds) {
    this.needs = needs;
  }

  /**
   * Returns the refusal of a code, so that the try is saved.
   * @throws DomainError as `PhoneEntries.open` and `ClaimReferral.run`; `hiring.phone_invalid` (400)
   */
  async run(
    token: string,
    { phone: typed, code, ...person }: PersonByPhone,
  ): Promise<{ readonly by: UserId; readonly done: ReferralId } | DomainError> {
    const { unitOfWork, entries, claim, phones } = this.needs;
    const phone = requireTextedPhone(phones, typed, {
      code: 'hiring.phone_invalid',
      message: 'Please enter a valid phone number',
      path: 'phone',
    });
    return unitOfWork.transaction(async () => {
      const refusal = await entries.prove('claim', phone, code);
      if (refusal) return refusal;
      const by = await entries.open({ ...person, phone, userType: 'worker', work: null });
      return { by, done: await claim.run(by, token) };
    });
  }
}
