import type { DecideMismatchInput } from '#contract/eligibility/everify/everify.ts';
import type {
  CorrectSection1Input,
  PreparerInput,
  SignSection1Input,
} from '#contract/eligibility/form/section1.ts';
import { api } from '#shared/api/index.ts';
import type { I9Place } from '../model/worker-i9.ts';

interface At<Body> {
  readonly place: I9Place;
  readonly body: Body;
}

export interface HelperBody extends PreparerInput {
  readonly code: string;
}

const of = (place: I9Place): string =>
  'token' in place
    ? `/i9/${encodeURIComponent(place.token)}`
    : `/i9-forms/${encodeURIComponent(place.referralId)}`;
/** Refetches the form's status, even after a refusal. */
const changed = ['I9'] as const;

const signSection1Api = api.injectEndpoints({
  endpoints: (build) => ({
    signSection1: build.mutation<unknown, At<SignSection1Input>>({
      query: ({ place, body }) => ({ url: `${of(place)}/section1`, method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    correctSection1: build.mutation<unknown, At<CorrectSection1Input>>({
      query: ({ place, body }) => ({
        url: `${of(place)}/corrections`,
        method: 'POST',
        body: 'token' in place ? body : { section: 'section1', entry: body },
      }),
      invalidatesTags: changed,
    }),
    addHelper: build.mutation<unknown, At<HelperBody>>({
      query: ({ place, body: { code, ...preparer } }) => ({
        url: `${of(place)}/supplements`,
        method: 'POST',
        body: 'token' in place ? { ...preparer, code } : { ...preparer, kind: 'A' },
      }),
      invalidatesTags: changed,
    }),
    decideMismatch: build.mutation<unknown, At<DecideMismatchInput>>({
      query: ({ place, body }) => ({ url: `${of(place)}/everify-decision`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    sendI9Code: build.mutation<null, string>({
      query: (token) => ({ url: `${of({ token })}/code`, method: 'POST' }),
      invalidatesTags: ['Outbox'],
    }),
  }),
});

export const {
  useSignSection1Mutation,
  useCorrectSection1Mutation,
  useAddHelperMutation,
  useDecideMismatchMutation,
  useSendI9CodeMutation,
} = signSection1Api;
