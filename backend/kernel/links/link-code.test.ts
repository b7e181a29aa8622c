import { describe, expect, it } from 'vitest';
import { addHours } from '../clock.ts';
import { LinkCode, type LinkCodeRecord } from './link-code.ts';

const NOON = new Date('2026-03-02T18:00:00Z');
const after = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const issued = (at = NOON, before: LinkCodeRecord | null = null): LinkCodeRecord =>
  LinkCode.issue(before, 'right', at, 'offers');

describe('a code', () => {
  it('a code is valid for ten minutes, to the millisecond', () => {
    const last = new Date(after(10).getTime() - 1);
    expect(LinkCode.try(issued(), 'right', last).result).toBe('right');
    expect(LinkCode.try(issued(), 'right', after(10)).result).toBe('expired');
  });

  it('a code is valid once', () => {
    const spent = LinkCode.try(issued(), 'right', after(1));
    expect(LinkCode.try(spent.after, 'right', after(2)).result).toBe('expired');
  });

  it('a code takes five wrong tries, and then not even the right one', () => {
    let record: LinkCodeRecord | null = issued();
    for (let tries = 0; tries < 5; tries += 1) {
      const tried = LinkCode.try(record, `wrong ${tries}`, after(1));
      expect(tried.result).toBe('wrong');
      record = tried.after;
    }
    expect(LinkCode.try(record, 'right', after(1)).result).toBe('expired');
  });

  it('a new code invalidates the one before', () => {
    const next = LinkCode.issue(issued(), 'next', after(1), 'offers');
    expect(LinkCode.try(next, 'right', after(2)).result).toBe('wrong');
    expect(LinkCode.try(next, 'next', after(2)).result).toBe('right');
  });

  it('a code that was never requested is wrong', () => {
    expect(LinkCode.try(null, 'right', NOON)).toEqual({ result: 'wrong', after: null });
  });
});

describe('codes', () => {
  it('codes are sent at most three times an hour', () => {
    const third = issued(after(20), issued(after(10), issued()));
    expect(() => issued(after(59), third)).toThrow(
      expect.objectContaining({
        code: 'offers.too_many_codes',
        kind: 'too_many',
        details: { retryAfterSeconds: 60 },
      }),
    );
    expect(issued(after(60), third).sentAt).toHaveLength(4);
  });

  it('codes are sent at most six times a day', () => {
    let record: LinkCodeRecord | null = null;
    for (let hour = 0; hour < 6; hour += 1) record = issued(addHours(NOON, hour), record);
    expect(() => issued(addHours(NOON, 23), record)).toThrow('Too many codes');
    expect(issued(addHours(NOON, 24), record).sentAt).toHaveLength(6);
  });
});

it('every error code begins with the given context', () => {
  expect(LinkCode.required('checks')).toMatchObject({ code: 'checks.code_required', kind: 'forbidden' });
  expect(LinkCode.refusal('wrong', 'checks')).toMatchObject({ code: 'checks.invalid_code', kind: 'invalid' });
  expect(LinkCode.refusal('expired', 'checks')?.code).toBe('checks.code_expired');
  expect(LinkCode.refusal('right', 'checks')).toBeNull();
});
