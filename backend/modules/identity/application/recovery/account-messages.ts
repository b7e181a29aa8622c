interface AccountMessageTo {
  readonly to: string;
  readonly firstName: string;
  readonly language: 'en' | 'es';
}

/** What accounts send by email, whatever someone's preferences are. A link is a secret: it stands in the email alone. */
export type AccountMessage = AccountMessageTo &
  (
    | { readonly kind: 'verify_email' | 'reset_password'; readonly link: string }
    | { readonly kind: 'password_changed' | 'email_changed' | 'account_deleted' }
    /** A phone signs the person in from now on, or does no longer because somebody else has confirmed it; its last four digits. */
    | { readonly kind: 'phone_confirmed' | 'phone_moved'; readonly ending: string }
    /** What the browser says of itself that a passkey was made in. */
    | { readonly kind: 'passkey_added'; readonly userAgent: string }
    /** A sign-in on a device that is new to the person: what it says of itself, and where it is. */
    | { readonly kind: 'new_device'; readonly userAgent: string; readonly address: string }
    /** `amount` in dollars is still theirs; `reference` says whose it is when they ask for it. */
    | { readonly kind: 'account_deleted_owed'; readonly amount: string; readonly reference: string }
  );

/** (tx) Declared here and filled by notifications, because notifications knows identity and not the other way round. */
export interface AccountMessages {
  send(message: AccountMessage): Promise<void>;
}
