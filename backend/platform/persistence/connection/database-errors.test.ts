import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-errors.ts';

const withCode = (code: string): Error => Object.assign(new Error('no'), { code });

describe('an unavailable database', () => {
  it.each([
    '08000 08001 08003 08004 08006 57P01 57P02 57P03 57P05',
    '53000 53100 53200 53300 53400 58030',
    '57014 55P03 25006 25P03 25P04',
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN',
  ])('the codes %s mean that the database is unavailable', (codes) => {
    for (const code of codes.split(' ')) expect(isDatabaseUnavailable(withCode(code)), code).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
  ])('the driver’s message "%s" means that the database is unavailable', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  });

  it.each(['23505', '42601', '22P02', '25001', '57P04', 'ERR_STREAM'])(
    'the code %s does not mean that the database is unavailable',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(false);
    },
  );

  it('a thrown value that is not an error does not mean that the database is unavailable', () => {
    expect(isDatabaseUnavailable({ code: '08006' })).toBe(false);
  });
});
