/** What identity tells of. */
export interface IdentityEvents {
  /** All five fields of rules.md#complete-profile are there; may be told again after one was cleared in between. */
  'identity.profile_completed': { readonly userId: string };
}
