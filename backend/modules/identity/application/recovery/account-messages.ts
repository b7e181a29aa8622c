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
  );

/** (tx) Declared here and filled by notifications, because notifications knows identity and not the other way round. */
export interface AccountMessages {
  send(message: AccountMessage): Promise<void>;
}
