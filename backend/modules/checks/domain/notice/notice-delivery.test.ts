import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PredictableLinkSecrets } from '#testing/fixtures/predictable-link-secrets.ts';
import { addDays, addHours } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { AdverseAction } from './adverse-action.ts';
import type { NoticeMessage } from './notice-delivery.ts';

const AT = new Date('2026-11-20T15:00:00.000Z');
const secrets = new PredictableLinkSecrets();
const announce = () => {
  const reason = {
    checkId: newId<'background_check'>(),
    referralId: newId<'referral'>(),
    employerId: newId<'user'>(),
    note: 'n',
  };
  return AdverseAction.announce(reason, secrets, AT).action;
};
const message = (change: Partial<NoticeMessage> = {}): NoticeMessage => ({
  channel: 'email',
  state: 'pending',
  endedAt: null,
  ...change,
});
const delivered = (at: Date, channel: NoticeMessage['channel'] = 'email') =>
  message({ channel, state: 'delivered', endedAt: at.toISOString() });
const failed = message({ state: 'failed', endedAt: AT.toISOString() });
const refusal = (code: string) => expect.objectContaining({ code });
const mailing = { by: 'Ana', on: '2026-11-23', today: '2026-11-24', announcedOn: '2026-11-20' };

describe('a notice before a decision', () => {
  it('the wait does not start while the messages are on their way', () => {
    const action = announce();
    expect(action.settle('notice', [message()], AT)).toBe(false);
    expect([action.notice.state, action.finalDueAt]).toEqual(['sending', null]);
    expect(() => action.finish(addDays(AT, 100))).toThrow(refusal('checks.notice_not_sent'));
    expect(action.isDue(addDays(AT, 100))).toBe(false);
  });

  it('the wait starts when the first message arrives', () => {
    const action = announce();
    const [later, first] = [addHours(AT, 30), addHours(AT, 20)];
    action.settle('notice', [delivered(later), delivered(first, 'text')], later);
    expect(action.notice).toMatchObject({ state: 'reached', reachedBy: 'text' });
    expect(action.finalDueAt).toEqual(AdverseAction.waitEndingAfter(first));
    expect(action.lookAt).toBeNull();
  });

  it('a notice has to be mailed if every message failed, none was sent, or none arrived within a day', () => {
    const settled = [
      announce().settle('notice', [failed], AT),
      announce().settle('notice', [], AT),
      announce().settle('notice', [message()], addHours(AT, 24)),
      announce().settle('notice', [message(), failed], addHours(AT, 23)),
    ];
    expect(settled).toEqual([true, true, true, false]);
  });

  it('a notice has to be mailed if its only message bounces later, and the wait starts again', () => {
    const action = announce();
    action.settle('notice', [delivered(AT)], AT);
    expect(action.settle('notice', [failed], addDays(AT, 2))).toBe(true);
    expect([action.notice.state, action.finalDueAt]).toEqual(['to_mail', null]);
    expect(action.settle('notice', [failed], addDays(AT, 3))).toBe(false);
  });

  it('the wait starts on the day on which the employer says that it was mailed', () => {
    const action = announce();
    action.settle('notice', [], AT);
    action.mail(mailing, addDays(AT, 4));
    expect(action.notice).toMatchObject({ state: 'mailed', mailedBy: 'Ana', mailedOn: '2026-11-23' });
    // Thanksgiving lies in between.
    expect(action.finalDueAt).toEqual(new Date('2026-12-02T12:00:00.000Z'));
    action.settle('notice', [failed], addDays(AT, 5));
    expect(action.notice.state).toBe('mailed');
  });

  it('a mailing in the future, before the announcement, or after the arrival is refused', () => {
    const action = announce();
    action.settle('notice', [], AT);
    for (const on of ['2026-11-25', '2026-11-19'])
      expect(() => action.mail({ ...mailing, on }, AT)).toThrow(refusal('checks.mailing_day'));
    const arrived = announce();
    arrived.settle('notice', [delivered(AT)], AT);
    expect(() => arrived.mail(mailing, AT)).toThrow(refusal('checks.notice_reached'));
    arrived.cancel(AT);
    expect(() => arrived.mail(mailing, AT)).toThrow(refusal('checks.notice_ended'));
  });

  it('the final notice follows, and it is mailed the same way', () => {
    const action = announce();
    action.settle('notice', [delivered(AT)], AT);
    const due = action.finalDueAt ?? AT;
    expect(action.finish(due)).toBe(true);
    expect(action.finalNotice?.state).toBe('sending');
    expect(action.settle('finalNotice', [failed], due)).toBe(true);
    // The outcome of the first one no longer matters.
    expect(action.settle('notice', [failed], due)).toBe(false);
    action.mail({ ...mailing, on: '2026-12-02', today: '2026-12-02', announcedOn: '2026-12-01' }, due);
    expect(action.finalNotice).toMatchObject({ state: 'mailed', mailedBy: 'Ana' });
    expect(action.status).toBe('final');
  });

  const messages = fc.array(
    fc.record({
      channel: fc.constantFrom('email' as const, 'text' as const),
      state: fc.constantFrom('pending' as const, 'delivered' as const, 'failed' as const),
      endedAt: fc.integer({ min: 0, max: 90 }).map((hours) => addHours(AT, hours).toISOString()),
    }),
    { maxLength: 4 },
  );
  it('no decision is due without five business days after the notice arrived', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 6 }), (steps) => {
        const action = announce();
        for (const step of steps) action.settle('notice', step, addHours(AT, 90));
        const [first] = (steps.at(-1) ?? [])
          .filter(({ state }) => state === 'delivered')
          .map(({ endedAt }) => endedAt)
          .toSorted();
        const due = first === undefined ? null : AdverseAction.waitEndingAfter(new Date(first));
        expect(action.finalDueAt).toEqual(due);
        if (due) expect(action.isDue(new Date(due.getTime() - 1))).toBe(false);
        else expect(action.isDue(addDays(AT, 1000))).toBe(false);
      }),
    );
  });
});
