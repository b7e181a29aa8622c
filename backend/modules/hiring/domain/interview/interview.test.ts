import { describe, expect, it } from 'vitest';
import { addHours } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import { INTERVIEW_ANSWERS, INTERVIEW_STATUSES } from '../../contract/vocabulary/interview.ts';
import { Interview } from './interview.ts';

const NOW = new Date('2026-03-02T15:00:00.000Z');
const given = {
  id: 'one',
  referralId: asId<'referral'>('referral'),
  at: addHours(NOW, 48),
  timeZone: 'America/Chicago',
  kind: 'in_person',
  place: '12 Oak St',
  note: null,
  nonce: 'n',
  tokenHash: 'h',
} as const;
const later = (hours: number): Date => addHours(NOW, hours);

describe('an interview', () => {
  it('an interview is never in the past', () => {
    expect(() => Interview.schedule({ ...given, at: NOW }, NOW)).toThrow('still to come');
  });

  it('an interview can be answered, and answered differently, until it begins', () => {
    const interview = Interview.schedule(given, NOW);
    interview.answer('confirm', [], NOW);
    expect(() => interview.answer('confirm', [], NOW)).toThrow('already answered');
    interview.answer('propose', [later(50), later(51), later(52), later(53)], later(1));
    expect(interview.facts).toMatchObject({
      status: 'proposed',
      proposedTimes: [later(50), later(51), later(52)],
    });
    interview.answer('decline', [], later(2));
    expect(interview.facts).toMatchObject({ status: 'declined', proposedTimes: [], nextReminderAt: null });
    expect(() => interview.answer('confirm', [], later(48))).toThrow('over');
  });

  it.each(INTERVIEW_STATUSES.flatMap((status) => [0, 48].map((hours) => [status, hours] as const)))(
    'an interview that is %s, after %i hours, takes exactly the answers that it lists',
    (status, hours) => {
      const made = (): Interview => new Interview({ ...Interview.schedule(given, NOW).facts, status });
      const taken = INTERVIEW_ANSWERS.filter((answer) => {
        try {
          made().answer(answer, answer === 'propose' ? [later(72)] : [], later(hours));
          return true;
        } catch {
          return false;
        }
      });
      expect(made().answersAt(later(hours))).toEqual(taken);
      expect(taken.length > 0).toBe(status !== 'ended' && hours === 0);
    },
  );

  it('another time in the past is refused', () => {
    const interview = Interview.schedule(given, NOW);
    expect(() => interview.answer('propose', [NOW], NOW)).toThrow('still to come');
  });

  it('reminders are due a day and two hours before, once each', () => {
    const interview = Interview.schedule(given, NOW);
    expect(interview.remind(later(23))).toBe(false);
    expect(interview.remind(later(24))).toBe(true);
    expect(interview.remind(later(24))).toBe(false);
    expect(interview.remind(later(46))).toBe(true);
    expect(interview.remind(later(47))).toBe(false);
  });

  it('one reminder is due if both are late, and none once the interview began or was declined', () => {
    const late = Interview.schedule(given, NOW);
    expect([late.remind(later(47)), late.remind(later(47))]).toEqual([true, false]);
    const gone = Interview.schedule(given, NOW);
    expect(gone.remind(later(49))).toBe(false);
    const soon = Interview.schedule({ ...given, at: later(1) }, NOW);
    expect(soon.facts.nextReminderAt).toBeNull();
    const declined = Interview.schedule(given, NOW);
    declined.answer('decline', [], NOW);
    expect(declined.remind(later(24))).toBe(false);
  });

  it('an interview is over once it has ended, and reports whether someone relied on it', () => {
    const interview = Interview.schedule(given, NOW);
    expect(interview.end(NOW)).toBe(true);
    expect(interview.end(NOW)).toBe(false);
    expect(() => interview.answer('confirm', [], NOW)).toThrow('over');
    const declined = Interview.schedule(given, NOW);
    declined.answer('decline', [], NOW);
    expect(declined.end(NOW)).toBe(false);
  });
});
