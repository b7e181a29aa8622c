import { confirmWorker } from '#testing/fixtures/people/confirm-worker.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

export const GOOD_CARD = { cardNumber: '4242 4242 4242 4242', expMonth: '12', expYear: 40, cvc: '123' };

export interface HiredReferral {
  readonly referralId: string;
  readonly referrer: SignedUp;
  /** The contract's `payment`, for the bonus of $500. */
  readonly payment: Loose;
}

/** A referral that was hired without an offer, so that its bonus is charged now. */
export async function hireDirectly(app: TestApplication, employer: SignedUp): Promise<HiredReferral> {
  const referrer = await signUpReferrer(app);
  const job = await employer.client.post('/api/jobs', {
    title: 'Framing carpenter',
    company: 'Hill Co',
    description: 'Frames houses from plans.',
    location: 'Austin, TX',
    payRate: '$28/hour',
    schedule: 'Full-time',
    category: 'framing',
    referralBonus: '500',
  });
  const referral = await referrer.client.post('/api/referrals', {
    referrerName: 'Pat Number',
    referrerPhone: testPhone(),
    workerName: 'Ana Diaz',
    workerPhone: testPhone(),
    relationship: 'friend',
    consent: true,
    jobId: job.body.id,
  });
  const referralId: string = referral.body.id;
  await expectOk(
    employer.client.put(`/api/referrals/${referralId}/status`, { status: 'interview_scheduled' }),
  );
  await confirmWorker(app, referralId);
  const hired = await expectOk(employer.client.put(`/api/referrals/${referralId}/hire`, { addOns: [] }));
  return { referralId, referrer, payment: hired.body.payment };
}

async function expectOk(call: Promise<HttpAnswer<Loose>>): Promise<HttpAnswer<Loose>> {
  const answer = await call;
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

export function confirm(
  by: SignedUp,
  payment: Loose,
  change: Readonly<Record<string, unknown>> = {},
): Promise<HttpAnswer<Loose>> {
  const { paymentIntentId, clientSecret } = payment;
  return by.client.post(`/api/sandbox-payments/${paymentIntentId}/confirm`, {
    ...GOOD_CARD,
    clientSecret,
    ...change,
  });
}
