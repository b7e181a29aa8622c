import type { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PhoneEntries } from '#modules/identity/index.ts';
import type { PersonByPhone } from '../person-by-phone.ts';

interface ReferByPhoneNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly entries: PhoneEntries;
  readonly phones: PhoneNumbers;
}

/** The referral first; the account is made by the code that went to the referrer's phone (rules.md#refer-first). */
export class ReferByPhone {
  private readonly needs: ReferByPhoneNeeds;

  constructor(needs: ReferByPhoneNeeds) {
    this.needs = needs;
  }

  /**
   * `submit` is the call of a signed-in person. Returns the refusal of a code, so that the try is saved.
   * @throws DomainError as `PhoneEntries.open`, and what `submit` throws: then no account is made, and the
   * code stays valid
   */
  async run<T>(
    { name, phone: typed, code, ...person }: PersonByPhone,
    submit: (by: UserId) => Promise<T>,
  ): Promise<{ readonly by: UserId; readonly done: T } | DomainError> {
    const { unitOfWork, entries, phones } = this.needs;
    const phone = requireTextedPhone(phones, typed, {
      code: 'hiring.phone_invalid',
      message: 'Please enter a valid phone number',
      path: 'referrerPhone',
    });
    return unitOfWork.transaction(async () => {
      const refusal = await entries.prove('refer', phone, code);
      if (refusal) return refusal;
      const by = await entries.open({ ...person, name, phone, userType: 'referrer', work: null });
      return { by, done: await submit(by) };
    });
  }
}
