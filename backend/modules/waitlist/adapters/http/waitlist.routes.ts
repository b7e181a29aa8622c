import { route, type Route } from '#platform/http/routing/route.ts';
import type { ConfirmSignup } from '../../application/confirm-signup.ts';
import type { JoinWaitlist } from '../../application/join-waitlist.ts';
import {
  confirmWaitlistRequestSchema,
  joinWaitlistRequestSchema,
  waitlistConfirmedSchema,
  waitlistDetailsRequestSchema,
  waitlistJoinedSchema,
} from '../../contract/index.ts';

const JOINED = { message: 'Check your email to confirm your spot.' };

/** Join, confirm by the emailed link, and add details (rules.md#waitlist-confirmation). */
export function waitlistRoutes(joining: JoinWaitlist, signup: ConfirmSignup): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/waitlist',
      access: 'public',
      limit: 'waitlist',
      summary: 'Request a spot on the waitlist; the response is the same for every email',
      body: joinWaitlistRequestSchema,
      answers: { 201: waitlistJoinedSchema },
      handler: async ({ body, address, userAgent, ctx }) => {
        const language = ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en';
        await joining.run({ ...body, language, ipAddress: address, userAgent });
        return { status: 201, body: JOINED };
      },
    }),
    route({
      method: 'post',
      path: '/api/waitlist/confirm',
      access: 'token',
      summary: 'Confirm the email of a waitlist sign-up',
      body: confirmWaitlistRequestSchema,
      answers: { 200: waitlistConfirmedSchema },
      handler: async ({ body }) => ({
        status: 200,
        body: { details: await signup.confirm(body.token) },
      }),
    }),
    route({
      method: 'post',
      path: '/api/waitlist/details',
      access: 'token',
      summary: 'Add phone, state, and consent to texts to a confirmed waitlist sign-up',
      body: waitlistDetailsRequestSchema,
      answers: { 204: null },
      handler: async ({ body: { token, ...details } }) => {
        await signup.describe(token, details);
        return { status: 204 };
      },
    }),
  ];
}
