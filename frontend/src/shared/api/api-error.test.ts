import { describe, expect, it } from 'vitest';
import { isUnauthorized, networkError, serverMessageOf, toApiError } from './api-error.ts';

const BODY = JSON.stringify({
  message: 'Email is taken',
  code: 'identity.known_email',
  issues: [{ path: 'email', message: 'Email is taken' }],
});

describe('the error of a call', () => {
  it('the message is the status, a colon, a space, and the body', () => {
    expect(toApiError(409, BODY, 'Conflict').message).toBe(`409: ${BODY}`);
  });

  it('an empty body is replaced by the status text', () => {
    expect(toApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  it('the error reads message, code, and issues from the body', () => {
    expect(toApiError(409, BODY, 'Conflict')).toMatchObject({
      serverMessage: 'Email is taken',
      code: 'identity.known_email',
      issues: [{ path: 'email', message: 'Email is taken' }],
    });
  });

  it('a body that is not JSON, or JSON of another shape, gives an error without details', () => {
    expect(toApiError(500, '<h1>', '')).toMatchObject({ serverMessage: '', code: '', issues: [] });
    expect(toApiError(400, '[1]', '').issues).toEqual([]);
    expect(toApiError(400, '{"issues":[null,3,{"path":"a"}]}', '').issues).toEqual([
      { path: 'a', message: '' },
    ]);
  });

  it('a 401 counts as signed out only if it matches the specification’s pattern', () => {
    expect(isUnauthorized(toApiError(401, '{"message":"Unauthorized"}', ''))).toBe(true);
    expect(isUnauthorized(toApiError(401, 'Who are you?', ''))).toBe(false);
    expect(isUnauthorized(toApiError(403, 'Unauthorized', ''))).toBe(false);
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(false);
  });

  it('a person sees the server’s words, except those of a server error', () => {
    expect(serverMessageOf(toApiError(409, BODY, ''), 'Try again')).toBe('Email is taken');
    expect(serverMessageOf(toApiError(500, 'stack', ''), 'Try again')).toBe('Try again');
    expect(serverMessageOf(toApiError(404, '', 'Not Found'), 'Try again')).toBe('Try again');
    expect(serverMessageOf(networkError('Failed to fetch'), 'Try again')).toBe('Try again');
  });
});
