import { z } from 'zod';
import { asId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import {
  candidateProfileSchema,
  vouchRequestSchema,
  writeProfileRequestSchema,
} from '#contract/hiring/candidate/candidate.ts';
import type { ShowInterest } from '#modules/hiring/application/candidate/show-interest.ts';
import type { ViewCandidate } from '#modules/hiring/application/candidate/view-candidate.ts';
import type { VouchForSkills } from '#modules/hiring/application/candidate/vouch-for-skills.ts';
import type { WriteProfile } from '#modules/hiring/application/candidate/write-profile.ts';
import type { ReferralPresenter } from '../referral/referral-presenter.ts';
import { candidateAnswer } from './candidate-presenter.ts';

export interface CandidateCalls {
  readonly view: ViewCandidate;
  readonly write: WriteProfile;
  readonly vouch: VouchForSkills;
  readonly interest: ShowInterest;
  readonly presenter: ReferralPresenter;
  readonly publicUrl: string;
}

const params = z.object({ referralId: uuid });
const path = '/api/candidate-profile/:referralId';
const idOf = (call: { readonly params: { readonly referralId: string } }) =>
  asId<'referral'>(call.params.referralId);

/** The candidate's profile: written by the worker or the referrer, presented to the employer (rules.md#profile-author). */
export function candidateRoutes(calls: CandidateCalls): readonly Route[] {
  const { view, presenter, publicUrl } = calls;
  const answer = async (id: ReferralId, by: UserId) => {
    const viewed = await view.run(id, by);
    const body = candidateAnswer(viewed, await presenter.one(viewed.referral, by), publicUrl);
    return { status: 200, body } as const;
  };
  return [...authorRoutes(calls, answer), ...readerRoutes(calls, answer)];
}

type Answering = (
  id: ReferralId,
  by: UserId,
) => Promise<{ readonly status: 200; readonly body: ReturnType<typeof candidateAnswer> }>;

function readerRoutes({ interest }: CandidateCalls, answer: Answering): readonly Route[] {
  return [
    route({
      method: 'get',
      path,
      records: true,
      access: 'authenticated',
      summary: 'Get the candidate of a referral; the employer’s first view is counted',
      params,
      answers: { 200: candidateProfileSchema },
      handler: async (call) => answer(idOf(call), signedIn(call).id),
    }),
    route({
      method: 'post',
      path: `${path}/interest`,
      access: 'authenticated',
      summary: 'Express the employer’s interest in the candidate; counted and announced once',
      params,
      answers: { 200: candidateProfileSchema },
      handler: async (call) => {
        const { id: by } = ownerCaller(call);
        await interest.run(idOf(call), by);
        return answer(idOf(call), by);
      },
    }),
  ];
}

function authorRoutes({ write, vouch }: CandidateCalls, answer: Answering): readonly Route[] {
  return [
    route({
      method: 'put',
      path,
      access: 'authenticated',
      summary: 'Write the profile, as the worker or the referrer, and publish it or save a draft',
      params,
      body: writeProfileRequestSchema,
      answers: { 200: candidateProfileSchema },
      handler: async (call) => {
        const { id: by } = signedIn(call);
        await write.run(idOf(call), by, call.body);
        return answer(idOf(call), by);
      },
    }),
    route({
      method: 'put',
      path: `${path}/verified-skills`,
      access: 'authenticated',
      summary: 'Confirm the skills that the referrer has seen at work',
      params,
      body: vouchRequestSchema,
      answers: { 200: candidateProfileSchema },
      handler: async (call) => {
        const { id: by } = signedIn(call);
        await vouch.run(idOf(call), by, call.body.skills);
        return answer(idOf(call), by);
      },
    }),
  ];
}
