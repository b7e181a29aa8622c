import type { Context } from 'koa';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { AccountDetails } from '#modules/identity/application/account/new-account.ts';
import type { SignUpEmployer } from '#modules/identity/application/account/sign-up-employer.ts';
import type { SignUpReferrer } from '#modules/identity/application/account/sign-up-referrer.ts';
import type { SignUpWorker } from '#modules/identity/application/account/sign-up-worker.ts';
import {
  employerSignupRequestSchema,
  signupRequestSchema,
  TERMS_VERSION,
  userSchema,
  workerSignupRequestSchema,
  type UserType as RequestedType,
} from '#contract/identity/index.ts';
import { chosenType } from '#modules/identity/domain/user-type.ts';
import type { User } from '#modules/identity/domain/user.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import { accountAnswer } from './identity.routes.ts';
import { languageOf } from './language-of.ts';

export interface SignUpCalls {
  readonly signUpReferrer: SignUpReferrer;
  readonly signUpEmployer: SignUpEmployer;
  readonly signUpWorker: SignUpWorker;
  readonly steps: SignInSteps;
  readonly accounts: AccountReader;
}

const SHARED = { method: 'post', access: 'any', limit: 'signUp', answers: { 201: userSchema } } as const;

/** The three ways to make an account; each signs the new person in. */
export function signUpRoutes(calls: SignUpCalls): readonly Route[] {
  const { signUpReferrer, signUpEmployer, signUpWorker } = calls;
  return [
    route({
      ...SHARED,
      path: '/api/auth/signup',
      summary: 'Create a community member’s account',
      body: signupRequestSchema,
      handler: async ({ body, ctx }) => welcome(ctx, calls, await signUpReferrer.run(detailsOf(body, ctx))),
    }),
    route({
      ...SHARED,
      path: '/api/employer-signup',
      summary: 'Create an employer’s account and company',
      body: employerSignupRequestSchema,
      handler: async ({ body, ctx }) => {
        refuseAdmin(body.userType);
        return welcome(ctx, calls, await signUpEmployer.run(detailsOf(body, ctx), body));
      },
    }),
    route({
      ...SHARED,
      path: '/api/worker-signup',
      summary: 'Create a worker’s account',
      body: workerSignupRequestSchema,
      handler: async ({ body, ctx }) => {
        refuseAdmin(body.userType);
        const work = {
          location: body.location,
          experience: body.experience,
          skills: body.specialties,
          certifications: body.certifications.join(', ') || null,
          availability: body.availability,
          transportation: body.transportation,
          desiredPay: body.desiredPay,
        };
        return welcome(ctx, calls, await signUpWorker.run(detailsOf(body, ctx), work));
      },
    }),
  ];
}

type RequestedAccount = Omit<AccountDetails, 'language' | 'termsVersion'>;

function detailsOf(
  { email, password, firstName, lastName, phone, referralCode }: RequestedAccount,
  ctx: Context,
): AccountDetails {
  return {
    email,
    password,
    firstName,
    lastName,
    phone,
    referralCode,
    language: languageOf(ctx),
    termsVersion: TERMS_VERSION,
  };
}

function refuseAdmin(asked: RequestedType | undefined): void {
  if (asked) chosenType(asked);
}

async function welcome(ctx: Context, { steps, accounts }: SignUpCalls, user: User) {
  await steps.newcomer(ctx, user);
  return accountAnswer(accounts, user.id, 201);
}
