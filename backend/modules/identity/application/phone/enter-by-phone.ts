import type { UserId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { LinkCode } from '#kernel/links/link-code.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { User, WorkInBrief } from '../../domain/user.ts';
import type { NewAccount } from '../account/new-account.ts';
import type { UserRepository } from '../ports.ts';
import type { SecondStep } from '../second-factor/second-factor-ports.ts';
import type { EntryPurpose } from './phone-code-ports.ts';
import type { PhoneCodes } from './phone-codes.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { RefuseSuspended } from '../sign-in/refuse-suspended.ts';

/** The details of a person who enters with a phone. */
export interface PhoneEntry {
  /** E.164, and proved by a code. */
  readonly phone: string;
  readonly name: string;
  readonly userType: 'worker' | 'referrer';
  /** A worker's description of their work; null for a referrer. */
  readonly work: WorkInBrief | null;
  /** The inviter's code; an unknown one never blocks. */
  readonly referralCode: string | null;
  readonly language: Language;
  readonly termsVersion: string;
}

export interface PhoneEntries {
  /**
   * (tx) One try at a code: returns the refusal, or null if it is right. The try is stored with the
   * transaction, so return a refusal instead of throwing it: a right code counts even if the call fails.
   */
  prove(purpose: EntryPurpose, phone: string, code: string): Promise<DomainError | null>;
  /**
   * (tx) The account of a proved phone, or a new one that has no email.
   * @throws DomainError `identity.sign_in_first` (409), `identity.suspended` (403)
   */
  open(entry: PhoneEntry): Promise<UserId>;
  /** (tx) Whether `open` would find an account. */
  isKnown(phone: string): Promise<boolean>;
  /** (tx) Adds what the profile of a signed-in worker lacks. @throws DomainError `identity.user_not_found` */
  fillIn(userId: UserId, work: WorkInBrief): Promise<void>;
}

interface EnterByPhoneNeeds {
  readonly users: UserRepository;
  readonly codes: PhoneCodes;
  readonly newAccount: NewAccount;
  readonly secondStep: SecondStep;
  readonly refuseSuspended: RefuseSuspended;
  readonly clock: Clock;
}

/** Doing something comes first, the account comes with it (rules.md#accounts-without-email). */
export class EnterByPhone implements PhoneEntries {
  private readonly needs: EnterByPhoneNeeds;

  constructor(needs: EnterByPhoneNeeds) {
    this.needs = needs;
  }

  async prove(purpose: EntryPurpose, phone: string, code: string): Promise<DomainError | null> {
    return LinkCode.refusal(await this.needs.codes.try({ purpose, phone, userId: null }, code), 'identity');
  }

  async open(entry: PhoneEntry): Promise<UserId> {
    const { users, newAccount, clock } = this.needs;
    const found = await this.find(entry.phone);
    if (found) return this.enter(found, entry);
    const user = await newAccount.makeByPhone({ ...entry, ...nameParts(entry.name) });
    if (entry.work) user.fillIn(entry.work, clock.now());
    await users.add(user);
    return user.id;
  }

  async isKnown(phone: string): Promise<boolean> {
    return (await this.find(phone)) !== null;
  }

  async fillIn(userId: UserId, work: WorkInBrief): Promise<void> {
    const { users, clock } = this.needs;
    const user = await findAccount(users, userId);
    user.fillIn(work, clock.now());
    await users.save(user);
  }

  private async find(phone: string): Promise<User | null> {
    const { users } = this.needs;
    const known = await users.findIdByConfirmedPhone(phone);
    const found = known && (await users.findById(known));
    return found && found.phone === phone && found.phoneVerifiedAt !== null ? found : null;
  }

  private async enter(user: User, { userType, work }: PhoneEntry): Promise<UserId> {
    const { users, secondStep, refuseSuspended, clock } = this.needs;
    await refuseSuspended.run(user);
    // A code by text is neither two steps nor enough for those who hire, nor a reason to apply as someone who does.
    const isOther = user.userType === 'admin' || (userType === 'worker' && user.userType === 'employer');
    if (isOther || (await secondStep.isOn(user.id))) throw signInFirst();
    const now = clock.now();
    if (user.roleChosenAt === null) user.chooseRole(userType, now);
    if (work) user.fillIn(work, now);
    await users.save(user);
    return user.id;
  }
}

/** The first word, and everything behind it. */
function nameParts(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

function signInFirst(): DomainError {
  const message = 'You already have an account with this phone. Please sign in first.';
  return new DomainError('identity.sign_in_first', 'conflict', message, { path: 'phone' });
}
