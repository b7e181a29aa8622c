import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PhoneCodePurpose } from './phone/phone-code-ports.ts';

export interface IdentityTasks {
  'identity.send_phone_code': {
    readonly purpose: PhoneCodePurpose;
    readonly phone: string;
    readonly language: Language;
    readonly userId: UserId | null;
  };
  'identity.send_reset_link': { readonly email: string };
}
