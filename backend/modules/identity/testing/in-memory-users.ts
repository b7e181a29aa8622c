import { DomainError } from '../../../kernel/domain-error.ts';
import type { UserId } from '../../../kernel/ids.ts';
import type { UserRepository } from '../application/ports.ts';
import type { User } from '../domain/user.ts';

export class InMemoryUserRepository implements UserRepository {
  private readonly users = new Map<UserId, User>();

  async findById(id: UserId): Promise<User | null> {
    return this.users.get(id) ?? null;
  }

  async findByEmail(email: string): Promise<User | null> {
    return [...this.users.values()].find((user) => user.email.toLowerCase() === email.toLowerCase()) ?? null;
  }

  async findIdByReferralCode(code: string): Promise<UserId | null> {
    return [...this.users.values()].find((user) => user.referralCode === code)?.id ?? null;
  }

  async add(user: User): Promise<void> {
    if (await this.findByEmail(user.email)) {
      throw new DomainError('identity.email_taken', 'conflict', 'An account with this email already exists');
    }
    this.users.set(user.id, user);
  }

  async save(user: User): Promise<void> {
    this.users.set(user.id, user);
  }
}
