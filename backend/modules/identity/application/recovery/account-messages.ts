import type { Language } from '#contract/http/vocabulary/language.ts';
interface AccountMessageTo {
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
}

/** Account emails, sent regardless of preferences. A link is a secret: it appears only in the email. */
export type AccountMessage = AccountMessageTo &
  (
    | { readonly kind: 'verify_email' | 'reset_password'; readonly link: string }
    | { readonly kind: 'password_changed' | 'email_changed' | 'account_deleted' }
    /**
     * A phone was confirmed as a sign-in, or another account has confirmed it; `ending` is its last four
     * digits.
     */
    | { readonly kind: 'phone_confirmed' | 'phone_moved'; readonly ending: string }
    /** The user agent of the browser that made the passkey. */
    | { readonly kind: 'passkey_added'; readonly userAgent: string }
    /** A sign-in on a device that is new to the person: its user agent and its network address. */
    | { readonly kind: 'new_device'; readonly userAgent: string; readonly address: string }
    /** `amount` in dollars is still owed; `reference` identifies the person when they claim it. */
    | { readonly kind: 'account_deleted_owed'; readonly amount: string; readonly reference: string }
  );

/** (tx) Declared here and filled by notifications, because notifications knows identity and not the other way round. */
export interface AccountMessages {
  send(message: AccountMessage): Promise<void>;
}
