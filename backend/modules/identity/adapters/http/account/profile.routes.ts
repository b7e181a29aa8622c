import { HttpError } from '#platform/http/errors.ts';
import { route, type Call, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { AddReferrer } from '#modules/identity/application/account/add-referrer.ts';
import type { CompleteOnboarding } from '#modules/identity/application/account/complete-onboarding.ts';
import type { EditProfile } from '#modules/identity/application/account/edit-profile.ts';
import type { GuardPhoneChange } from '#modules/identity/application/phone/guard-phone-change.ts';
import {
  addReferrerAnswerSchema,
  addReferrerRequestSchema,
  profileRequestSchema,
  userProfileRequestSchema,
  userSchema,
} from '#contract/identity/index.ts';
import { omitUndefined } from './omit-undefined.ts';
import { changedAccountAnswer } from './identity.routes.ts';

export interface ProfileCalls {
  readonly completeOnboarding: CompleteOnboarding;
  readonly editProfile: EditProfile;
  readonly addReferrer: AddReferrer;
  readonly phoneGuard: GuardPhoneChange;
  readonly accounts: AccountReader;
}

/** Profiles and referrers. */
export function profileRoutes(calls: ProfileCalls): readonly Route[] {
  const { completeOnboarding, editProfile, addReferrer, phoneGuard, accounts } = calls;
  const guardPhone = async (call: Call<undefined, undefined, { readonly phone?: string | undefined }>) => {
    if (await phoneGuard.asksWho(signedIn(call).id, call.body.phone)) await call.mustBeProved();
  };
  return [
    route({
      method: 'put',
      path: '/api/auth/profile',
      access: 'authenticated',
      summary: 'Complete the three steps of onboarding',
      body: profileRequestSchema,
      answers: { 200: userSchema },
      handler: async (call) => {
        await guardPhone(call);
        await completeOnboarding.run(signedIn(call).id, call.body);
        return changedAccountAnswer(accounts, call);
      },
    }),
    route({
      method: 'put',
      path: '/api/user-profile',
      access: 'authenticated',
      summary: 'Change the profile; omitted fields stay the same',
      body: userProfileRequestSchema,
      answers: { 200: userSchema },
      handler: async (call) => {
        await guardPhone(call);
        const { userType = null, company = null, ...rest } = call.body;
        await editProfile.run(signedIn(call).id, { changes: omitUndefined(rest), userType, company });
        return changedAccountAnswer(accounts, call);
      },
    }),
    route({
      method: 'post',
      path: '/api/auth/add-referrer',
      access: 'authenticated',
      summary: 'Name the person who referred the caller to Crewvine, after sign-up',
      body: addReferrerRequestSchema,
      answers: { 200: addReferrerAnswerSchema },
      limit: 'referralCode',
      handler: async (call) => {
        const referrer = await addReferrer.run(signedIn(call).id, call.body.referralCode);
        const referredBy = await accounts.person(referrer);
        if (!referredBy) throw new HttpError(404, 'identity.code_unknown', 'Referral code not found');
        return { status: 200, body: { referredBy } };
      },
    }),
  ];
}
