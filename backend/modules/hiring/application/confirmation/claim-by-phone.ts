import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PhoneEntries } from '#modules/identity/index.ts';
import type { ClaimReferral } from './claim-referral.ts';
import type { PersonByPhone } from '../person-by-phone.ts';

interface Claimant extends PersonByPhone {
  /** The person wants an account of their own, although another one already lists the referral. */
  readonly newAccount: boolean;
}

interface ClaimByPhoneNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly entries: PhoneEntries;
  readonly claim: Pick<ClaimReferral, 'run' | 'hasAccount'>;
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
   * @throws DomainError as `PhoneEntries.open` and `ClaimReferral.run`; `hiring.phone_invalid` (400),
   * `hiring.has_account` (409)
   */
  async run(
    token: string,
    { phone: typed, code, newAccount, ...person }: Claimant,
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
      if (!newAccount && !(await entries.isKnown(phone)) && (await claim.hasAccount(token)))
        throw hasAccount();
      const by = await entries.open({ ...person, phone, userType: 'worker', work: null });
      return { by, done: await claim.run(by, token) };
    });
  }
}

/** Reveals no more than sign-up does, which refuses the email of an account (rules.md#claim-without-account). */
function hasAccount(): DomainError {
  const message =
    'Another account already has this referral. Sign in to it, or continue with just your phone.';
  return new DomainError('hiring.has_account', 'conflict', message);
}
