import { DomainError } from '#kernel/domain-error.ts';
import type { ChoosableUserType, UserType } from '../contract/vocabulary/user-type.ts';

/**
 * The types that a person may choose.
 * @throws DomainError `identity.admin_not_chosen` (403): admins are made by admins (rules.md#admin-not-chosen)
 */
export function chosenType(userType: UserType): ChoosableUserType {
  if (userType === 'admin') {
    throw new DomainError('identity.admin_not_chosen', 'forbidden', 'An admin account cannot be chosen');
  }
  return userType;
}
