import type { PasswordHasher } from '../ports.ts';

/**
 * The one password of the private development mode (rules.md#access-gate). It lets someone see the screens under `/app` and is
 * no authorization for anything. Compared as a hash, which takes the same time for every wrong one.
 */
export class AccessGate {
  private readonly hasher: PasswordHasher;
  private readonly passwordHash: Promise<string>;

  constructor(hasher: PasswordHasher, password: string) {
    this.hasher = hasher;
    this.passwordHash = hasher.hash(password);
  }

  async admits(password: string): Promise<boolean> {
    return this.hasher.matches(password, await this.passwordHash);
  }
}
