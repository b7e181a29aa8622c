import type { PersonalData } from '#kernel/personal-data.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountTexts } from '../application/phone/phone-code-ports.ts';
import type { PasswordHasher } from '../application/ports.ts';
import type { AccountMessages } from '../application/recovery/account-messages.ts';
import type { Suspensions } from '../application/sign-in/suspensions.ts';

/** The dependencies of identity on the platform and other contexts. */
export interface IdentityOutside {
  readonly platform: Platform;
  readonly hasher: PasswordHasher;
  readonly messages: AccountMessages;
  readonly texts: AccountTexts;
  readonly suspensions: Suspensions;
  /** The parts of all contexts. */
  readonly personalData: readonly PersonalData[];
}
