/** The kinds of logged account events (rules.md#security-events). */
export const SECURITY_EVENT_KINDS = [
  'signed_in',
  'sign_in_failed',
  'locked_out',
  'address_locked',
  'session_ended',
  'password_changed',
  'email_changed',
  'phone_confirmed',
  'role_changed',
  'second_step_on',
  'second_step_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'data_exported',
  'account_deleted',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** How someone was let in, or was not. */
export const SIGN_IN_WAYS = ['password', 'code', 'text', 'passkey', 'provider', 'sign_up'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/**
 * How sessions ended: by their owner here, one of them from the list, or all that were open elsewhere; by their age, or because the
 * person had too many.
 */
export const SESSION_ENDINGS = ['signed_out', 'ended', 'elsewhere', 'expired', 'crowded_out'] as const;
export type SessionEnding = (typeof SESSION_ENDINGS)[number];

/** The exported data: the person's own, an admin's lists of other people, an employer's records. */
export const EXPORTED = ['own', 'users', 'waitlist', 'taxes', 'i9', 'invoices'] as const;
export type Exported = (typeof EXPORTED)[number];
