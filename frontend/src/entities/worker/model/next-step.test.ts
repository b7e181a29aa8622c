import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#contract/hiring/vocabulary/application-status.ts';
import { nextStepOf } from './next-step.ts';

describe('the next step of an application', () => {
  it('waits for the employer, but for an offer that the worker has to answer', () => {
    const steps = APPLICATION_STATUSES.map((status) => [status, nextStepOf({ status })]);
    expect(Object.fromEntries(steps)).toEqual({
      submitted: { status: 'reviewing', actor: 'employer' },
      reviewing: { status: 'interview', actor: 'employer' },
      interview: { status: 'offer_sent', actor: 'employer' },
      offer_sent: { status: 'offer_signed', actor: 'you' },
      offer_signed: { status: 'hired', actor: 'employer' },
      hired: { status: 'completed', actor: 'employer' },
      completed: null,
      rejected: null,
    });
  });
});
