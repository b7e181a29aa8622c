import type { WaitlistRepository } from '../application/ports.ts';
import type { WaitlistSignup } from '../domain/waitlist-signup.ts';

export class InMemoryWaitlist implements WaitlistRepository {
  private readonly signups = new Map<string, WaitlistSignup>();

  async findByEmail(email: string): Promise<WaitlistSignup | null> {
    return this.signups.get(email) ?? null;
  }

  async findByTokenHash(tokenHash: string): Promise<WaitlistSignup | null> {
    return [...this.signups.values()].find(({ linkTokenHash }) => linkTokenHash === tokenHash) ?? null;
  }

  async addFirst(signup: WaitlistSignup): Promise<boolean> {
    if (this.signups.has(signup.email)) return false;
    this.signups.set(signup.email, signup);
    return true;
  }

  async save(signup: WaitlistSignup): Promise<void> {
    this.signups.set(signup.email, signup);
  }

  async removeUnconfirmed(lastMailBefore: Date, limit: number): Promise<number> {
    const late = [...this.signups.values()]
      .filter(({ isConfirmed, lastMailAt }) => !isConfirmed && lastMailAt < lastMailBefore)
      .toSorted((a, b) => a.lastMailAt.getTime() - b.lastMailAt.getTime())
      .slice(0, limit);
    for (const { email } of late) this.signups.delete(email);
    return late.length;
  }
}
