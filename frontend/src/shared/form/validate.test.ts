import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorsOf, flattenErrors, validateWith } from './validate.ts';

const schema = z.object({
  name: z
    .string()
    .min(2, 'Name is required')
    .regex(/^[A-Z]/, 'Name starts with a capital'),
  address: z.object({ city: z.string().min(1, 'City is required') }),
});

describe('the validation of a form by its contract', () => {
  it('valid values have no problems', () => {
    expect(validateWith(schema)({ name: 'Ann', address: { city: 'Austin' } })).toEqual({});
  });

  it('each path has its first message, nested like the values', () => {
    expect(validateWith(schema)({ name: 'x', address: { city: '' } })).toEqual({
      name: 'Name is required',
      address: { city: 'City is required' },
    });
  });

  it('the messages are in the person’s language', () => {
    const spanish = validateWith(schema, (message) => `es: ${message}`);
    expect(spanish({ name: 'Ann', address: { city: '' } })).toEqual({
      address: { city: 'es: City is required' },
    });
  });

  it('the server’s issues become the same kind of messages', () => {
    expect(errorsOf([{ path: 'address.city', message: 'Unknown' }])).toEqual({
      address: { city: 'Unknown' },
    });
  });

  it('the summary lists all messages', () => {
    expect(flattenErrors({ name: 'A', address: { city: 'B', zip: undefined } })).toEqual([
      { name: 'name', message: 'A' },
      { name: 'address.city', message: 'B' },
    ]);
  });
});
