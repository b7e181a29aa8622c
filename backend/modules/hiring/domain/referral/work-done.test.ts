import { describe, expect, it } from 'vitest';
import { job, submission } from '../../testing/sample-submission.ts';
import { Referral } from './referral.ts';
import { workDone } from './work-done.ts';

/** Late in the evening in Austin: in Guam the next day has begun. */
const AT = new Date('2026-11-21T04:00:00Z');

describe('the answer about the work of a hire', () => {
  it.each(['2026-11-21', '2026-11-20', '2025-11-20'])('the last day may be %s', (lastDay) => {
    expect(workDone({ worked: true, lastDay }, AT)).toEqual({ worked: true, lastDay });
  });

  it.each(['2026-11-22', '2025-11-19', '2016-11-20'])(
    'the last day %s is refused with its path',
    (lastDay) => {
      expect(() => workDone({ worked: true, lastDay }, AT)).toThrow(
        expect.objectContaining({
          code: 'hiring.last_day',
          details: { issues: [expect.objectContaining({ path: 'lastDay' })] },
        }),
      );
    },
  );

  it.each([false, null])('the answer %s stores no last day', (worked) => {
    expect(workDone({ worked, lastDay: '2016-11-20' }, AT)).toEqual({ worked, lastDay: null });
  });
});

it('a referral stores only the answer of its newest end', () => {
  const referral = Referral.submit(submission, job, AT);
  const context = { at: AT, by: 'employer' };
  const work = { worked: true, lastDay: '2026-11-20' };
  const said = (): unknown => [referral.worked, referral.lastDay];
  referral.changeStatus('interview', null, context);
  referral.hire(context);
  referral.reject('Quit', null, context, work);
  expect(said()).toEqual([true, '2026-11-20']);
  referral.rollBack(context, { paidOut: false });
  expect(said()).toEqual([null, null]);
  referral.reject('Quit', null, context, work);
  referral.rollBack(context, { paidOut: false });
  referral.declineByWorker(AT);
  expect([referral.status, said()]).toEqual(['rejected', [null, null]]);
});

it('a referral that refuses the last day stays as it was', () => {
  const referral = Referral.submit(submission, job, AT);
  const work = { worked: true, lastDay: '2016-11-20' };
  const reject = (): void => referral.reject('Quit', null, { at: AT, by: 'employer' }, work);
  expect(reject).toThrow('past year');
  expect([referral.status, referral.worked]).toEqual(['submitted', null]);
});
