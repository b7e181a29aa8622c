import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserRepository } from '../ports.ts';
import type { AccountText, AccountTexts, RequestedPhoneCode } from './phone-code-ports.ts';
import type { PhoneCodes } from './phone-codes.ts';
import type { PhoneOwner } from './phone-owner.ts';

interface SendPhoneCodeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly owner: PhoneOwner;
  readonly codes: PhoneCodes;
  readonly texts: AccountTexts;
}

/** Sends the requested code if its recipient may have one. */
export class SendPhoneCode {
  private readonly needs: SendPhoneCodeNeeds;

  constructor(needs: SendPhoneCodeNeeds) {
    this.needs = needs;
  }

  /** Sends nothing over the limit, without an error: at a sign-in, only a known phone gets texts. */
  async run(use: RequestedPhoneCode): Promise<void> {
    try {
      await this.needs.unitOfWork.transaction(() => this.send(use));
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'too_many') throw error;
    }
  }

  private async send(use: RequestedPhoneCode): Promise<void> {
    const code = await this.needs.codes.issue(use);
    const person = await this.recipientOf(use);
    if (!person) return;
    const { language, firstName } = person;
    const { purpose, phone: to, userId: senderId } = use;
    await this.needs.texts.sendCode({ purpose, to, language, firstName, code, senderId });
  }

  /** An applicant, a referrer, or a referred worker needs no account. */
  private async recipientOf({
    purpose,
    userId,
    phone,
    language,
  }: RequestedPhoneCode): Promise<Pick<AccountText, 'language' | 'firstName'> | null> {
    if (purpose !== 'sign_in' && purpose !== 'confirm') return { language, firstName: null };
    if (userId === null) return this.needs.owner.find(phone);
    const user = await this.needs.users.findById(userId);
    return user?.deletedAt ? null : user;
  }
}
