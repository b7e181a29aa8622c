import { ConfirmPhone } from '../application/phone/confirm-phone.ts';
import { EnterByPhone } from '../application/phone/enter-by-phone.ts';
import { PhoneCodes } from '../application/phone/phone-codes.ts';
import { PhoneOwner } from '../application/phone/phone-owner.ts';
import { RemoveForgottenCodes } from '../application/phone/remove-forgotten-codes.ts';
import { RequestPhoneCode } from '../application/phone/request-phone-code.ts';
import { SendPhoneCode } from '../application/phone/send-phone-code.ts';
import { SignInByText } from '../application/phone/sign-in-by-text.ts';
import { PhoneEntrance } from './http/phone/phone-entrance.ts';
import { phoneRoutes } from './http/phone/phone.routes.ts';
import type { SignInSteps } from './http/second-factor/sign-in-steps.ts';
import type { IdentityBase } from './identity-base.ts';
import type { IdentityOutside } from './identity-outside.ts';
import { SqlPhoneCodes } from './persistence/sql-phone-codes.ts';
import { phoneCodeHandler } from './queue/phone-code-handler.ts';

/** Confirmed phones, and sign-in with a code sent to one. */
export function wirePhone(outside: IdentityOutside, base: IdentityBase, steps: SignInSteps) {
  const { platform, messages, texts } = outside;
  const { unitOfWork, clock, taskQueue, rateLimits: limits, phoneNumbers: phones } = platform;
  const { users, accounts, attempts, log, newAccount, refuseSuspended, secondStep } = base;

  const store = new SqlPhoneCodes(platform.sql);
  const secrets = platform.linkSecrets;
  const codes = new PhoneCodes({ unitOfWork, store, secrets, sixDigits: () => secrets.code(), clock });
  const owner = new PhoneOwner({ users, secondStep });
  const requestCode = new RequestPhoneCode({ unitOfWork, taskQueue, phones });
  const signInByText = new SignInByText({ unitOfWork, codes, owner, refuseSuspended, phones });
  const confirmPhone = new ConfirmPhone({ unitOfWork, users, codes, log, messages, phones, clock });

  return {
    phoneEntries: new EnterByPhone({ users, codes, newAccount, secondStep, refuseSuspended, clock }),
    phoneEntrance: new PhoneEntrance({ unitOfWork, users, steps, attempts }),
    routes: phoneRoutes({ requestCode, signInByText, confirmPhone, steps, accounts, limits, attempts }),
    taskHandlers: [phoneCodeHandler(new SendPhoneCode({ unitOfWork, users, owner, codes, texts }))],
    dueWork: [new RemoveForgottenCodes({ unitOfWork, store, clock })],
  };
}
