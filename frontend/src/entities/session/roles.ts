/** The roles a person may take by themselves (rules.md#admin-not-chosen); an admin is made by another admin. */
export const ROLES = ['referrer', 'employer', 'worker'] as const;
export type Role = (typeof ROLES)[number];
