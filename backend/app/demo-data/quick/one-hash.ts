import type { PasswordHasher } from '#modules/identity/index.ts';

/** All demo users have the same password. Hashing it once instead of for each of them saves half a minute. */
export class OneHash implements PasswordHasher {
  private readonly hasher: PasswordHasher;
  private readonly made = new Map<string, Promise<string>>();

  constructor(hasher: PasswordHasher) {
    this.hasher = hasher;
  }

  hash(password: string): Promise<string> {
    const known = this.made.get(password) ?? this.hasher.hash(password);
    this.made.set(password, known);
    return known;
  }

  matches(password: string, hash: string | null): Promise<boolean> {
    return this.hasher.matches(password, hash);
  }

  isNormalized(password: string, hash: string): Promise<boolean> {
    return this.hasher.isNormalized(password, hash);
  }
}
