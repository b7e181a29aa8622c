import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { sampleJobText } from '../../testing/sample-job.ts';
import { Job, soundsUrgent } from './job.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const posting = {
  employerId: asId<'user'>('employer'),
  text: sampleJobText(),
  acknowledgements: [],
  paidPackage: null,
};

const month = { paymentId: asId<'payment'>('a'), packageId: 'p', days: 30, isFeatured: true };
const twoMonths = { paymentId: asId<'payment'>('b'), packageId: 'q', days: 60, isFeatured: false };

const eventsOf = (job: Job) => job.pullEvents().map(({ name }) => name);

describe('a job', () => {
  it('a free job opens immediately, a paid one after its payment', () => {
    expect(Job.post(posting, at)).toMatchObject({
      isActive: true,
      payHourlyCents: 25_00,
      isHighBonus: true,
    });
    const job = Job.post({ ...posting, paidPackage: { packageId: 'p', feeCents: 49_00 } }, at);
    expect(job.isActive).toBe(false);
    expect(() => job.reopen(at)).toThrow(expect.objectContaining({ code: 'hiring.job_unpaid' }));
    expect(eventsOf(job)).toEqual(['hiring.job_posted']);
    expect(job.activatePaid(month, at)).toBe(true);
    expect(job.activatePaid(month, at)).toBe(false);
    expect(eventsOf(job)).toEqual(['hiring.job_activated']);
    const end = new Date('2026-04-01T09:00:00.000Z');
    expect(job).toMatchObject({ isActive: true, featuredUntil: end, onlineUntil: end });
  });

  describe('a post whose days are over', () => {
    const end = new Date('2026-04-01T09:00:00.000Z');
    const before = new Date(end.getTime() - 1);
    const paid = () => {
      const job = Job.post({ ...posting, paidPackage: { packageId: 'p', feeCents: 99_00 } }, at);
      job.activatePaid(month, at);
      job.pullEvents();
      return job;
    };
    const code = (name: string): unknown => expect.objectContaining({ code: `hiring.${name}` });

    it('a post closes once, exactly at its end', () => {
      const job = paid();
      expect([job.endDays(before), eventsOf(job)]).toEqual([false, []]);
      expect(job).toMatchObject({ isActive: true, isFeatured: true });
      expect([job.endDays(end), eventsOf(job)]).toEqual([true, ['hiring.job_closed']]);
      expect(job).toMatchObject({ isActive: false, isFeatured: false });
      expect([job.endDays(end), eventsOf(job)]).toEqual([false, []]);
    });

    it('a post reopens within its days and not after them', () => {
      const job = paid();
      job.close(at);
      job.reopen(before);
      expect(eventsOf(job)).toEqual(['hiring.job_closed', 'hiring.job_reopened']);
      job.close(before);
      expect(() => job.reopen(end)).toThrow(code('days_over'));
    });

    it('the post continues with another package once that is paid, for its number of days', () => {
      const job = paid();
      const again = { packageId: 'q', feeCents: 49_00 };
      expect(() => job.renewPaid(again, before)).toThrow(code('still_online'));
      // Also if the job has not been closed yet.
      job.renewPaid(again, end);
      expect(eventsOf(job)).toEqual(['hiring.job_closed']);
      expect(job).toMatchObject({ isActive: false, paymentStatus: 'pending', renewalStart: end });
      expect(() => job.reopen(end)).toThrow(code('days_over'));
      // The event of the days that are over, once more, opens nothing and is no second payment.
      expect([job.activatePaid(month, end), job.isSurplusPayment(month.paymentId)]).toEqual([false, false]);
      expect(eventsOf(job)).toEqual([]);
      job.activatePaid(twoMonths, end);
      expect(job.openedBy).toEqual([month.paymentId, twoMonths.paymentId]);
      const onlineUntil = new Date('2026-05-31T09:00:00.000Z');
      expect(job).toMatchObject({
        isActive: true,
        isFeatured: false,
        closedAt: null,
        onlineUntil,
        renewalStart: null,
      });
    });

    it('a post needs no second payment for the same days, and stores those that have opened it', () => {
      const job = paid();
      expect([job.isSurplusPayment(month.paymentId), job.isSurplusPayment(twoMonths.paymentId)]).toEqual([
        false,
        true,
      ]);
      job.renewPaid({ packageId: 'q', feeCents: 49_00 }, end);
      expect(job.isSurplusPayment(twoMonths.paymentId)).toBe(false);
      job.activatePaid(twoMonths, end);
      const third = asId<'payment'>('c');
      expect([month.paymentId, twoMonths.paymentId, third].map((id) => job.isSurplusPayment(id))).toEqual([
        false,
        false,
        true,
      ]);
    });

    it('the post continues as a free post without an end', () => {
      const job = paid();
      expect(() => job.renewFree(before)).toThrow(code('still_online'));
      job.renewFree(end);
      expect(eventsOf(job)).toEqual(['hiring.job_closed', 'hiring.job_reopened']);
      expect(job).toMatchObject({
        isActive: true,
        postingType: 'free',
        onlineUntil: null,
        isFeatured: false,
      });
      expect(job.endDays(new Date('2036-01-01T00:00:00.000Z'))).toBe(false);
    });

    it('a held post takes no money for days that would pass unseen, and renews after its release', () => {
      const job = paid();
      job.hold('Scam', before);
      for (const renew of [
        () => job.renewPaid({ packageId: 'q', feeCents: 49_00 }, end),
        () => job.renewFree(end),
      ])
        expect(renew).toThrow(code('job_held'));
      job.release(end);
      job.renewPaid({ packageId: 'q', feeCents: 49_00 }, end);
      expect(job.paymentStatus).toBe('pending');
    });

    it('a free post never reaches the end of its days', () => {
      const job = Job.post(posting, at);
      expect(() => job.renewFree(end)).toThrow(code('still_online'));
    });
  });

  it('a job closes and reopens', () => {
    const job = Job.post(posting, at);
    job.pullEvents();
    job.close(at);
    expect(eventsOf(job)).toEqual(['hiring.job_closed']);
    job.close(at);
    expect(eventsOf(job)).toEqual([]);
    job.reopen(at);
    expect(eventsOf(job)).toEqual(['hiring.job_reopened']);
    job.reopen(at);
    expect(eventsOf(job)).toEqual([]);
  });

  it.each([
    ['$1,200/week (40 hours)', { payAmountCents: 1_200_00, payPeriod: 'week', payHourlyCents: 30_00 }],
    ['$1,500 biweekly', { payAmountCents: 750_00, payPeriod: 'week', payHourlyCents: 18_75 }],
    ['$6,000/mo', { payAmountCents: 6_000_00, payPeriod: 'month', payHourlyCents: 34_62 }],
    ['$65,000/hour', { payAmountCents: null, payPeriod: null, payHourlyCents: null }],
    ['$5/hour', { payAmountCents: null, payPeriod: null, payHourlyCents: null }],
  ])('sorting and filtering use the hourly amount of %j', (payRate, stored) => {
    expect(Job.post({ ...posting, text: sampleJobText({ payRate }) }, at)).toMatchObject(stored);
  });

  it('an edit reads pay and urgency again', () => {
    const job = Job.post(posting, at);
    job.edit({ title: 'URGENT: framer', payRate: 'depends' }, at);
    expect(job).toMatchObject({
      isUrgent: true,
      payHourlyCents: null,
      title: 'URGENT: framer',
      company: posting.text.company,
    });
  });

  it.each([-1, 100_000_01, 0.5, Number.NaN])('a bonus of %s cents is refused', (referralBonusCents) => {
    expect(() => Job.post({ ...posting, text: sampleJobText({ referralBonusCents }) }, at)).toThrow(
      expect.objectContaining({ code: 'hiring.bonus_out_of_range', kind: 'invalid' }),
    );
  });

  it.each([
    ['Urgent roofer', '', true],
    ['Insurgent roofer', '', false],
    ['Roofer', 'Start ASAP!', true],
    ['Roofer', 'in Asapville', false],
    ['Roofer asap', 'urgent', false],
  ])('title "%s", description "%s": urgent %s', (title, description, urgent) => {
    expect(soundsUrgent(title, description)).toBe(urgent);
  });
});
