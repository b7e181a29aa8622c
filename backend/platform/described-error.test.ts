import { describe, expect, it } from 'vitest';
import { describeError, saidBy } from './described-error.ts';

describe('a described error', () => {
  it('a cause remains in the description if the message itself does not explain the error', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const error = new Error('The task could not be done', { cause: new AggregateError([refused], '') });
    expect(describeError(error)).toMatchObject({
      message: 'The task could not be done',
      causes: [{ type: 'AggregateError', causes: [{ code: 'ECONNREFUSED', message: refused.message }] }],
    });
  });

  it('an error of the queue, which is a plain object, is described too', () => {
    const told = {
      message: 'canceling statement',
      stack: 'Error\n    at fetch (manager.js:1)',
      code: '57014',
      queue: 'jobs',
    };
    expect(describeError(told)).toEqual({
      type: 'Error',
      message: 'canceling statement',
      code: '57014',
      queue: 'jobs',
      stack: '    at fetch (manager.js:1)',
    });
  });

  it('the description ends even if the causes form a cycle', () => {
    const one = new Error('one');
    const two = new Error('two', { cause: one });
    one.cause = two;
    expect(JSON.stringify(describeError(one)).length).toBeLessThan(10_000);
  });

  it('the description contains no value that a database could not parse', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "ana@example.com"'), {
      code: '22P02',
    });
    expect(saidBy(error)).toBe('invalid input syntax for type uuid');
    expect(saidBy(undefined)).toBe('Something that is no error was thrown');
  });
});
