import { dictionary } from '@zxcvbn-ts/language-common';
import type { CommonPasswords } from '../../application/ports.ts';

const HOW_MANY = 10_000;

/** The 10,000 commonest passwords (rules.md#passwords), from a list that is kept up to date by others. */
export class CommonPasswordList implements CommonPasswords {
  private readonly passwords: ReadonlySet<string>;

  constructor() {
    const ranked: readonly unknown[] = Object.values(dictionary['passwords-common']);
    this.passwords = new Set(ranked.slice(0, HOW_MANY).map(String));
  }

  includes(password: string): boolean {
    return this.passwords.has(password.toLowerCase());
  }
}
