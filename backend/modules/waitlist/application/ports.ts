import type { WaitlistSignup } from '../domain/waitlist-signup.ts';

/** (tx) Who is found is locked until the transaction ends. */
export interface WaitlistRepository {
  /** Emails are stored in lower case. */
  findByEmail(email: string): Promise<WaitlistSignup | null>;
  findByTokenHash(tokenHash: string): Promise<WaitlistSignup | null>;
  /** False if this email already exists, even from a parallel call. */
  addFirst(signup: WaitlistSignup): Promise<boolean>;
  save(signup: WaitlistSignup): Promise<void>;
  /** Removes who never confirmed and was last written to before; returns how many. */
  removeUnconfirmed(lastMailBefore: Date, limit: number): Promise<number>;
}
