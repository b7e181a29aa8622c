import { addDays, type Clock } from '#kernel/clock.ts';
import { LinkCode, type CodeTry } from '#kernel/links/link-code.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PhoneCodeSecrets, PhoneCodeStore, PhoneCodeUse } from './phone-code-ports.ts';

interface PhoneCodesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly store: PhoneCodeStore;
  readonly secrets: PhoneCodeSecrets;
  readonly sixDigits: () => string;
  readonly clock: Clock;
}

/** Six digits by text: ten minutes, five tries, once; three an hour and six a day (rules.md#phone-codes). */
export class PhoneCodes {
  private readonly needs: PhoneCodesNeeds;

  constructor(needs: PhoneCodesNeeds) {
    this.needs = needs;
  }

  /** (tx) The next code, which ends the one before. @throws DomainError `identity.too_many_codes` (too_many) */
  async issue(use: PhoneCodeUse): Promise<string> {
    const { store, sixDigits, clock } = this.needs;
    const now = clock.now();
    const id = this.idOf(use);
    const code = sixDigits();
    const next = LinkCode.issue(await store.find(id), this.hash(id, code), now, 'identity');
    await store.save(id, next, addDays(now, 1));
    return code;
  }

  /** One try, stored in any case: a right code is used up. An unknown phone takes the same work. */
  async try(use: PhoneCodeUse, code: string): Promise<CodeTry> {
    const { unitOfWork, store, clock } = this.needs;
    const now = clock.now();
    const id = this.idOf(use);
    const hash = this.hash(id, code);
    return unitOfWork.transaction(async () => {
      const { result, after } = LinkCode.try(await store.find(id), hash, now);
      if (after) await store.save(id, after, addDays(now, 1));
      return result;
    });
  }

  private idOf({ purpose, phone, userId }: PhoneCodeUse): string {
    return this.needs.secrets.derive(`identity.phone-code:${purpose}:${phone}:${userId ?? ''}`);
  }

  private hash(id: string, code: string): string {
    return this.needs.secrets.derive(`identity.phone-code:${id}:${code}`);
  }
}
