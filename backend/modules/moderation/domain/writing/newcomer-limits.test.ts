import { describe, expect, it } from 'vitest';
import { assertWithinLimits, NEWCOMER_LIMITS, type Written, type WritingKind } from './newcomer-limits.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const next = (kind: WritingKind, links = 0): Written => ({ kind, isEdit: false, links, at: NOW });
const many = (count: number, kind: WritingKind, links = 0): Written[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    isEdit: false,
    links,
    at: hoursAgo(20 - index * 0.1),
  }));

describe('daily limits of a new account', () => {
  it.each([
    ['post', 'moderation.too_many_posts'],
    ['reply', 'moderation.too_many_replies'],
    ['board', 'moderation.too_many_boards'],
    ['event', 'moderation.too_many_events'],
  ] as const)('a new account can write only a limited number of %ss a day', (kind, code) => {
    const limit = NEWCOMER_LIMITS[kind];
    expect(() => assertWithinLimits(many(limit - 1, kind), next(kind))).not.toThrow();
    expect(() => assertWithinLimits(many(limit, kind), next(kind))).toThrow(
      expect.objectContaining({ code, kind: 'too_many', details: { retryAfterSeconds: 4 * 3600 } }),
    );
  });

  it.each(['post', 'reply', 'board', 'event'] as const)(
    'counts no edit of a %s, before the limit or at it',
    (kind) => {
      const limit = NEWCOMER_LIMITS[kind];
      const edits = many(2 * limit, kind).map((one) => ({ ...one, isEdit: true }));
      expect(() => assertWithinLimits([...edits, ...many(limit - 1, kind)], next(kind))).not.toThrow();
      expect(() => assertWithinLimits(many(limit, kind), { ...next(kind), isEdit: true })).not.toThrow();
    },
  );

  it('the new links of an edit count', () => {
    const edit = { ...next('post', 1), isEdit: true };
    expect(() => assertWithinLimits(many(1, 'post', 5), edit)).toThrow('share 5 links');
    const edits = many(5, 'post', 1).map((one) => ({ ...one, isEdit: true }));
    expect(() => assertWithinLimits(edits, next('reply', 1))).toThrow('share 5 links');
  });

  it('each kind of text has its own limit', () => {
    expect(() => assertWithinLimits(many(10, 'post'), next('reply'))).not.toThrow();
  });

  it('a new account can publish only a limited number of links a day across all kinds of text', () => {
    expect(() => assertWithinLimits(many(1, 'reply', 4), next('post', 1))).not.toThrow();
    expect(() => assertWithinLimits(many(1, 'reply', 5), next('post'))).not.toThrow();
    const refusal = expect.objectContaining({ code: 'moderation.too_many_links' });
    expect(() => assertWithinLimits(many(1, 'reply', 5), next('post', 1))).toThrow(refusal);
    expect(() => assertWithinLimits([], next('post', 6))).toThrow(refusal);
  });
});
