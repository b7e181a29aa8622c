import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { sixDigitCode } from '#platform/links/six-digit-code.ts';
import {
  CLOCK,
  DUE_WORK,
  LINK_SECRETS,
  PHONE_NUMBERS,
  RATE_LIMITS,
  ROUTES,
  SQL,
  TASK_HANDLERS,
  TASK_QUEUE,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { EnterByPhone, type PhoneEntries } from '../application/phone/enter-by-phone.ts';
import { ConfirmPhone } from '../application/phone/confirm-phone.ts';
import type { PhoneCodeStore } from '../application/phone/phone-code-ports.ts';
import { PhoneCodes } from '../application/phone/phone-codes.ts';
import { PhoneOwner } from '../application/phone/phone-owner.ts';
import { RemoveForgottenCodes } from '../application/phone/remove-forgotten-codes.ts';
import { RequestPhoneCode } from '../application/phone/request-phone-code.ts';
import { SendPhoneCode } from '../application/phone/send-phone-code.ts';
import { SignInByText } from '../application/phone/sign-in-by-text.ts';
import { PhoneEntrance } from './http/phone/phone-entrance.ts';
import { phoneRoutes } from './http/phone/phone.routes.ts';
import {
  ACCOUNT_MESSAGES,
  ACCOUNT_READER,
  ACCOUNT_TEXTS,
  NEW_ACCOUNT,
  REFUSE_SUSPENDED,
  SECURITY_LOG,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_STEPS,
  USERS,
} from './identity.container.ts';
import { SqlPhoneCodes } from './persistence/sql-phone-codes.ts';
import { phoneCodeHandler } from './queue/phone-code-handler.ts';
import { SECOND_STEP } from './second-factor.container.ts';

/** For the calls of other contexts that make an account on the way. */
export const PHONE_ENTRIES = token<PhoneEntries>('identity.phone-entries');
export const PHONE_ENTRANCE = token<PhoneEntrance>('identity.phone-entrance');
const PHONE_CODE_STORE = token<PhoneCodeStore>('identity.phone-code-store');
const PHONE_CODES = token<PhoneCodes>('identity.phone-codes');
const PHONE_OWNER = token<PhoneOwner>('identity.phone-owner');
const REQUEST_PHONE_CODE = token<RequestPhoneCode>('identity.request-phone-code');
const SEND_PHONE_CODE = token<SendPhoneCode>('identity.send-phone-code');
const SIGN_IN_BY_TEXT = token<SignInByText>('identity.sign-in-by-text');
const CONFIRM_PHONE = token<ConfirmPhone>('identity.confirm-phone');

/** Confirmed phones, and signing in by a text to one. */
export const phoneContainer = new ContainerModule(({ bind }) => {
  construct(bind, PHONE_CODE_STORE, SqlPhoneCodes, [SQL]);
  provide(
    bind,
    PHONE_CODES,
    (unitOfWork, store, secrets, clock) =>
      new PhoneCodes({ unitOfWork, store, secrets, sixDigits: sixDigitCode, clock }),
    [UNIT_OF_WORK, PHONE_CODE_STORE, LINK_SECRETS, CLOCK],
  );
  construct(bind, PHONE_OWNER, PhoneOwner, { users: USERS, secondStep: SECOND_STEP });
  construct(bind, REQUEST_PHONE_CODE, RequestPhoneCode, {
    unitOfWork: UNIT_OF_WORK,
    taskQueue: TASK_QUEUE,
    phones: PHONE_NUMBERS,
  });
  construct(bind, SEND_PHONE_CODE, SendPhoneCode, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    owner: PHONE_OWNER,
    codes: PHONE_CODES,
    texts: ACCOUNT_TEXTS,
  });
  provide(bind, TASK_HANDLERS, phoneCodeHandler, [SEND_PHONE_CODE]);
  construct(bind, SIGN_IN_BY_TEXT, SignInByText, {
    unitOfWork: UNIT_OF_WORK,
    codes: PHONE_CODES,
    owner: PHONE_OWNER,
    refuseSuspended: REFUSE_SUSPENDED,
    phones: PHONE_NUMBERS,
  });
  construct(bind, CONFIRM_PHONE, ConfirmPhone, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    codes: PHONE_CODES,
    log: SECURITY_LOG,
    messages: ACCOUNT_MESSAGES,
    phones: PHONE_NUMBERS,
    clock: CLOCK,
  });
  construct(bind, PHONE_ENTRIES, EnterByPhone, {
    users: USERS,
    codes: PHONE_CODES,
    newAccount: NEW_ACCOUNT,
    secondStep: SECOND_STEP,
    refuseSuspended: REFUSE_SUSPENDED,
    clock: CLOCK,
  });
  construct(bind, PHONE_ENTRANCE, PhoneEntrance, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    steps: SIGN_IN_STEPS,
    attempts: SIGN_IN_ATTEMPTS,
  });
  construct(bind, DUE_WORK, RemoveForgottenCodes, {
    unitOfWork: UNIT_OF_WORK,
    store: PHONE_CODE_STORE,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (requestCode, signInByText, confirmPhone, steps, accounts, limits, attempts) =>
      phoneRoutes({ requestCode, signInByText, confirmPhone, steps, accounts, limits, attempts }),
    [
      REQUEST_PHONE_CODE,
      SIGN_IN_BY_TEXT,
      CONFIRM_PHONE,
      SIGN_IN_STEPS,
      ACCOUNT_READER,
      RATE_LIMITS,
      SIGN_IN_ATTEMPTS,
    ],
  );
});
