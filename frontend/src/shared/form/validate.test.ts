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

describe('validating a form by its contract', () => {
  it('finds nothing wrong with what the contract accepts', () => {
    expect(validateWith(schema)({ name: 'Ann', address: { city: 'Austin' } })).toEqual({});
  });

  it('gives the first message of each path, nested as the values are', () => {
    expect(validateWith(schema)({ name: 'x', address: { city: '' } })).toEqual({
      name: 'Name is required',
      address: { city: 'City is required' },
    });
  });

  it('speaks the person’s language', () => {
    const spanish = validateWith(schema, (message) => `es: ${message}`);
    expect(spanish({ name: 'Ann', address: { city: '' } })).toEqual({
      address: { city: 'es: City is required' },
    });
  });

  it('takes the server’s issues the same way', () => {
    expect(errorsOf([{ path: 'address.city', message: 'Unknown' }])).toEqual({
      address: { city: 'Unknown' },
    });
  });

  it('lists all messages for the summary', () => {
    expect(flattenErrors({ name: 'A', address: { city: 'B', zip: undefined } })).toEqual([
      { name: 'name', message: 'A' },
      { name: 'address.city', message: 'B' },
    ]);
  });
});
