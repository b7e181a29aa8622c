interface AccountMessageTo {
  readonly to: string;
  readonly firstName: string;
  readonly language: 'en' | 'es';
}

/** What accounts send by email, whatever someone's wishes are. A link is a secret: it stands in the email alone. */
export type AccountMessage = AccountMessageTo &
  (
    | { readonly kind: 'verify_email' | 'reset_password'; readonly link: string }
    | { readonly kind: 'password_changed' | 'email_changed' | 'account_deleted' }
    /** `amount` in dollars is still theirs; `reference` says whose it is when they ask for it. */
    | { readonly kind: 'account_deleted_owed'; readonly amount: string; readonly reference: string }
  );

/** (tx) Declared here and filled by notifications, because notifications knows identity and not the other way round. */
export interface AccountMessages {
  send(message: AccountMessage): Promise<void>;
}
