import type { EventPublisher } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UserRepository } from '../application/ports.ts';
import { emailTaken } from '../domain/email-taken.ts';
import type { User } from '../domain/user.ts';

export class InMemoryUserRepository implements UserRepository {
  private readonly users = new Map<UserId, User>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async findById(id: UserId): Promise<User | null> {
    return this.users.get(id) ?? null;
  }

  async findByEmail(email: string): Promise<User | null> {
    return [...this.users.values()].find((user) => user.email?.toLowerCase() === email.toLowerCase()) ?? null;
  }

  async findIdByEmail(email: string): Promise<UserId | null> {
    return (await this.findByEmail(email))?.id ?? null;
  }

  async findIdByConfirmedPhone(phone: string): Promise<UserId | null> {
    const isTheirs = (user: User) => user.phone === phone && user.phoneVerifiedAt !== null;
    return [...this.users.values()].find(isTheirs)?.id ?? null;
  }

  async findIdByReferralCode(code: string): Promise<UserId | null> {
    return [...this.users.values()].find((user) => user.referralCode === code && !user.deletedAt)?.id ?? null;
  }

  async add(user: User): Promise<void> {
    await this.save(user);
  }

  async save(user: User): Promise<void> {
    this.refuseTaken(user);
    this.users.set(user.id, user);
    await this.events.publish(user.pullEvents());
  }

  private refuseTaken({ id, email }: User): void {
    const others = [...this.users.values()].filter((other) => other.id !== id);
    if (email && others.some((other) => other.email?.toLowerCase() === email.toLowerCase()))
      throw emailTaken();
  }
}
