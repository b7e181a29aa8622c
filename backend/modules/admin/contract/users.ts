import { z } from 'zod';
import { userSchema } from '#contract/identity/user.ts';
import { userTypeSchema } from '#contract/identity/account/profile-choices.ts';
import { listQuerySchema } from '#contract/http/lists.ts';
import { filterOf, searchText } from './filters.ts';

/** Name, email, phone or referral code, and a role (rules.md#admin-panel). */
const usersFilter = {
  q: searchText,
  role: filterOf(['referrer', 'employer', 'worker', 'admin'], 'Unknown role'),
};
export const adminUsersExportQuerySchema = z.object(usersFilter);
export const adminUsersQuerySchema = listQuerySchema.extend(usersFilter);

const ACCOUNT_STATUSES = ['active', 'suspended', 'deleted'] as const;
/** An admin's actions on an account. Signing out needs a session. */
export const ACCOUNT_ACTIONS = ['change_role', 'moderate', 'add_note'] as const;

/** A user as the admin panel shows them (rules.md#admin-panel), with the state of the account. */
export const adminUserSchema = userSchema
  .pick({
    id: true,
    email: true,
    emailVerifiedAt: true,
    firstName: true,
    lastName: true,
    phone: true,
    userType: true,
    location: true,
    referralCode: true,
    referredBy: true,
    totalReferrals: true,
    successfulReferrals: true,
    createdAt: true,
  })
  .extend({ status: z.enum(ACCOUNT_STATUSES), actions: z.array(z.enum(ACCOUNT_ACTIONS)) });
export type AdminUser = z.infer<typeof adminUserSchema>;

/** All four types: the one call that takes `admin` (rules.md#admin-not-chosen). */
export const changeUserRoleRequestSchema = z.object({ userType: userTypeSchema });
