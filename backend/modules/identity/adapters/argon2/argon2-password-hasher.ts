import { hash, verify, type Options } from '@node-rs/argon2';
import { ConcurrencyLimit } from '#platform/concurrency-limit.ts';
import { normalizedPassword, passwordForms } from '../../contract/passwords/password-forms.ts';
import type { PasswordHasher } from '../../application/ports.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 2;
/** Some ten seconds of hashing: twice what one shared address sends at a time, and the longest wait. */
const MOST_WAITING = 400;

/** Runs at most one hash per core: the rest wait in a bounded queue instead of slowing down everything. */
export class Argon2PasswordHasher implements PasswordHasher {
  private readonly parameters: Options;
  private readonly verify: typeof verify;
  private readonly nobody: Promise<string>;
  private readonly limit: ConcurrencyLimit;

  constructor(parameters = PARAMETERS, mostWaiting = MOST_WAITING, verifier = verify) {
    this.parameters = parameters;
    this.verify = verifier;
    this.nobody = hash('nobody has this password', parameters);
    this.limit = new ConcurrencyLimit(MAX_AT_ONCE, mostWaiting);
  }

  async hash(password: string): Promise<string> {
    return this.limit.take(() => hash(normalizedPassword(password), this.parameters));
  }

  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const against = passwordHash ?? (await this.nobody);
    // Tries as many forms against the dummy hash: the time depends only on what was typed.
    for (const form of passwordForms(password)) {
      const equal = await this.limit.take(() => this.verify(against, form));
      if (equal && passwordHash !== null) return true;
    }
    return false;
  }

  async isNormalized(password: string, passwordHash: string): Promise<boolean> {
    if (passwordForms(password).length === 1) return true;
    return this.limit.take(() => this.verify(passwordHash, normalizedPassword(password)));
  }
}
