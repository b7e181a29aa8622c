import { describe, expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';

describe('a domain error', () => {
  it('a domain error carries its message to the rejected field', () => {
    const error = new DomainError('hiring.phone_invalid', 'invalid', 'Wrong number', { path: 'phone' });
    expect(error.details).toEqual({ issues: [{ path: 'phone', message: 'Wrong number' }] });
  });

  it('a domain error carries several rejected fields with a message each', () => {
    const issues = [
      { path: 'team.0.phone', message: 'Wrong number' },
      { path: 'team.3.phone', message: 'Twice' },
    ];
    expect(new DomainError('a.b', 'invalid', 'Wrong number', { issues }).details).toEqual({ issues });
  });

  it('an invalid input error must name a field', () => {
    // @ts-expect-error -- an invalid input error names no field
    const withoutField = () => new DomainError('a.b', 'invalid', 'Wrong');
    expect(withoutField().kind).toBe('invalid');
  });

  it('another kind of error names a field only if it is about one', () => {
    expect(new DomainError('a.b', 'conflict', 'Twice', { at: 1 }).details).toEqual({ at: 1 });
    expect(new DomainError('a.b', 'conflict', 'Taken', { path: 'email' }).details).toEqual({
      issues: [{ path: 'email', message: 'Taken' }],
    });
  });
});
