import { describe, expect, it } from 'vitest';
import { isUnauthorized, networkError, serverMessageOf, toApiError } from './api-error.ts';

const BODY = JSON.stringify({
  message: 'Email is taken',
  code: 'identity.known_email',
  issues: [{ path: 'email', message: 'Email is taken' }],
});

describe('the error of a call', () => {
  it('says the status, a colon, a space and the body', () => {
    expect(toApiError(409, BODY, 'Conflict').message).toBe(`409: ${BODY}`);
  });

  it('says the status text when the body is empty', () => {
    expect(toApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  it('reads message, code and issues from the body', () => {
    expect(toApiError(409, BODY, 'Conflict')).toMatchObject({
      serverMessage: 'Email is taken',
      code: 'identity.known_email',
      issues: [{ path: 'email', message: 'Email is taken' }],
    });
  });

  it('survives a body that is no JSON, or JSON of another shape', () => {
    expect(toApiError(500, '<h1>', '')).toMatchObject({ serverMessage: '', code: '', issues: [] });
    expect(toApiError(400, '[1]', '').issues).toEqual([]);
    expect(toApiError(400, '{"issues":[null,3,{"path":"a"}]}', '').issues).toEqual([
      { path: 'a', message: '' },
    ]);
  });

  it('knows being signed out by the pattern of the specification', () => {
    expect(isUnauthorized(toApiError(401, '{"message":"Unauthorized"}', ''))).toBe(true);
    expect(isUnauthorized(toApiError(401, 'Who are you?', ''))).toBe(false);
    expect(isUnauthorized(toApiError(403, 'Unauthorized', ''))).toBe(false);
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(false);
  });

  it('shows a person the server’s words, but never those of a breakdown', () => {
    expect(serverMessageOf(toApiError(409, BODY, ''), 'Try again')).toBe('Email is taken');
    expect(serverMessageOf(toApiError(500, 'stack', ''), 'Try again')).toBe('Try again');
    expect(serverMessageOf(toApiError(404, '', 'Not Found'), 'Try again')).toBe('Try again');
    expect(serverMessageOf(networkError('Failed to fetch'), 'Try again')).toBe('Try again');
  });
});
