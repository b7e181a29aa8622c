import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { User } from '../../domain/user.ts';
import type { UserRepository } from '../ports.ts';

/** (tx) An account that is there and not deleted, locked. @throws DomainError `identity.user_not_found` */
export async function findAccount(users: UserRepository, id: UserId): Promise<User> {
  const user = await users.findById(id);
  if (!user || user.deletedAt)
    throw new DomainError('identity.user_not_found', 'not_found', 'User not found');
  return user;
}
