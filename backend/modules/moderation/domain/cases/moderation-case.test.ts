import { describe, expect, it } from 'vitest';
import { asId, newId, type UserId } from '#kernel/ids.ts';
import type { ReportTarget } from '../../contract/vocabulary/reports.ts';
import { ModerationCase, type OpenReport } from './moderation-case.ts';
import { severityOf } from './severity.ts';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const [ana, bo, author]: UserId[] = [asId('ana'), asId('bo'), asId('author')];

function opened(targetType: ReportTarget = 'post', source: 'reports' | 'review' = 'reports'): ModerationCase {
  const about = {
    targetType,
    targetId: 'x',
    authorId: author ?? asId('author'),
    excerpt: 'Anchors',
    path: '/',
  };
  return ModerationCase.open({ ...about, id: newId<'moderation_case'>(), source, autoFlags: [] }, NOW);
}
const reports = (counting: number, others = 0): OpenReport[] => [
  ...Array.from({ length: counting }, () => ({ reason: 'spam' as const, counts: true })),
  ...Array.from({ length: others }, () => ({ reason: 'other' as const, counts: false })),
];

describe('reports of one thing', () => {
  it.each([
    [2, 0, false],
    [3, 0, true],
    [2, 9, false],
  ])('reports by %i trusted people and %i others hide the content: %s', (counting, others, hides) => {
    const { record } = opened().weigh(reports(counting, others), false, NOW);
    expect(record).toMatchObject({
      isHiddenByReports: hides,
      reportCount: counting + others,
      countingReports: counting,
    });
  });

  it.each([
    ['post', true],
    ['reply', true],
    ['event', true],
    ['job', false],
    ['board', false],
    ['user', false],
  ] as const)('reports of a %s hide it automatically: %s', (kind, hides) => {
    expect(opened(kind).weigh(reports(9), false, NOW).record.isHiddenByReports).toBe(hides);
  });

  it('reports do not hide content that is already hidden for another reason', () => {
    expect(opened().weigh(reports(3), true, NOW).record.isHiddenByReports).toBe(false);
  });

  it('a case ends with its last report, unless it waits for its first review', () => {
    expect(opened().weigh([], false, NOW).record.status).toBe('withdrawn');
    expect(opened('post', 'review').weigh([], false, NOW).record.status).toBe('open');
  });

  it('the worst report sets the severity, which rises with many reports or a suspected scam', () => {
    const spam = { reasons: ['spam', 'other'], counting: 1, autoFlags: [] } as const;
    expect(severityOf({ ...spam, reasons: ['other'] })).toBe('low');
    expect(severityOf(spam)).toBe('medium');
    expect(severityOf({ ...spam, reasons: ['spam', 'harassment'] })).toBe('high');
    expect(severityOf({ ...spam, counting: 3 })).toBe('high');
    expect(severityOf({ ...spam, counting: 3, autoFlags: ['pay_bait'] })).toBe('critical');
    expect(severityOf({ ...spam, autoFlags: ['many_links'] })).toBe('medium');
  });

  it('a more severe reason makes a case due sooner', () => {
    const due = (reason: OpenReport['reason']) =>
      opened()
        .weigh([{ reason, counts: true }], false, later(30))
        .record.dueAt.getTime() - NOW.getTime();
    expect([due('harassment'), due('spam'), due('other')].map((ms) => ms / 3_600_000)).toEqual([8, 24, 72]);
  });
});

describe('a claim', () => {
  const moderators = { ana: ana ?? asId('ana'), bo: bo ?? asId('bo') };

  it('a claim belongs to one moderator for fifteen minutes and can be released', () => {
    const claimed = opened().claim(moderators.ana, NOW);
    expect(() => claimed.claim(moderators.bo, later(14))).toThrowError('Another moderator is on this');
    expect(() => claimed.decide(moderators.bo, 'hide', later(14))).toThrowError(
      'Another moderator is on this',
    );
    expect(claimed.claim(moderators.bo, later(15)).record.claimedBy).toBe(moderators.bo);
    expect(claimed.release(moderators.bo, NOW).record.claimedBy).toBe(moderators.ana);
    expect(claimed.release(moderators.ana, NOW).claim(moderators.bo, NOW).record.claimedBy).toBe(
      moderators.bo,
    );
  });

  it('the same moderator can restart a claim', () => {
    const again = opened().claim(moderators.ana, NOW).claim(moderators.ana, later(10));
    expect(again.record.claimedUntil).toEqual(later(25));
  });

  it('the author cannot claim a case, and no one can claim a decided case', () => {
    const one = opened();
    expect(() => one.claim(asId('author'), NOW)).toThrowError('Someone else has to decide about you');
    expect(() => one.decide(asId('author'), 'dismiss', NOW)).toThrowError(
      'Someone else has to decide about you',
    );
    const decided = one.decide(moderators.ana, 'hide', NOW);
    expect(() => decided.decide(moderators.bo, 'dismiss', NOW)).toThrowError('This was already decided');
  });
});
