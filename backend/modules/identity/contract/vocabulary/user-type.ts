/** The types a person may choose; `admin` is only given by an admin or the command line (rules.md#admin-not-chosen). */
export const CHOOSABLE_USER_TYPES = ['referrer', 'employer', 'worker'] as const;
export type ChoosableUserType = (typeof CHOOSABLE_USER_TYPES)[number];

export const USER_TYPES = [...CHOOSABLE_USER_TYPES, 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];
