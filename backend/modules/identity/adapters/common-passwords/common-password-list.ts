import { dictionary } from '@zxcvbn-ts/language-common';
import type { CommonPasswords } from '../../application/ports.ts';
import { BreachedPasswords } from './breached-passwords.ts';

/**
 * The most common passwords (rules.md#passwords), from a maintained package, and those of an optional
 * filter.
 */
export class CommonPasswordList implements CommonPasswords {
  private readonly passwords: ReadonlySet<string>;
  private readonly breached: BreachedPasswords | null;

  /** @param filter the path of a filter of breached passwords */
  constructor(filter: string | null) {
    const ranked: readonly unknown[] = Object.values(dictionary['passwords-common']);
    this.passwords = new Set(ranked.map(String));
    this.breached = filter === null ? null : new BreachedPasswords(filter);
  }

  get size(): number {
    return this.passwords.size;
  }

  includes(password: string): boolean {
    return this.passwords.has(password.toLowerCase()) || (this.breached?.includes(password) ?? false);
  }
}
