import type { UserId } from '#kernel/ids.ts';
import type { AccountTokens } from '../application/ports.ts';
import type { AccountToken } from '../domain/account-token.ts';

export class InMemoryAccountTokens implements AccountTokens {
  private tokens: AccountToken[] = [];

  async ownerOf(tokenHash: string): Promise<UserId | null> {
    return (await this.findByHash(tokenHash))?.userId ?? null;
  }

  async findByHash(tokenHash: string): Promise<AccountToken | null> {
    return this.tokens.find((token) => token.tokenHash === tokenHash) ?? null;
  }

  async add(token: AccountToken): Promise<void> {
    const isOlder = (other: AccountToken): boolean =>
      other.userId === token.userId && other.purpose === token.purpose && other.usedAt === null;
    this.tokens = [...this.tokens.filter((other) => !isOlder(other)), token];
  }

  async save(token: AccountToken): Promise<void> {
    this.tokens = [...this.tokens.filter((other) => other.id !== token.id), token];
  }

  async revoke(userId: UserId, exceptFor: string): Promise<void> {
    this.tokens = this.tokens.filter(
      (token) =>
        token.userId !== userId ||
        token.usedAt !== null ||
        (token.purpose === 'verify_email' && token.email.toLowerCase() === exceptFor.toLowerCase()),
    );
  }

  async removeExpired(now: Date): Promise<number> {
    const before = this.tokens.length;
    this.tokens = this.tokens.filter((token) => !token.isExpired(now));
    return before - this.tokens.length;
  }
}
