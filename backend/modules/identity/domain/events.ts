/** Events of identity. */
export interface IdentityEvents {
  /** The address of the account is its owner's: its first one, or one that it was changed to. */
  'identity.email_confirmed': { readonly userId: string };
  /** The phone of the account is its owner's: its first one, or one that it was changed to. */
  'identity.phone_confirmed': { readonly userId: string };
  /** All five fields of rules.md#complete-profile are filled in; repeated if one was cleared in between. */
  'identity.profile_completed': { readonly userId: string };
}
