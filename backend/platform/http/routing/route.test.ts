import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { JsonText } from './answers/json-text.ts';
import { route } from './route.ts';

const found = z.object({ name: z.string(), size: z.enum(['small', 'large']).nullable() });
const spec = { method: 'get', path: '/api/things', access: 'public', summary: '' } as const;

/** The compiler rejects wrong answers: an unused expectation below is an error of the type check. */
describe('the answers of a handler', () => {
  it('a handler may return a declared status with its body', async () => {
    const made = route({
      ...spec,
      answers: { 200: found, 201: found, 204: null },
      handler: async ({ address }) =>
        address === '' ? { status: 204 } : { status: 200, body: { name: address, size: 'small' } },
    });
    expect(made.answers).toEqual({ 200: found, 201: found, 204: null });
  });

  it('a handler cannot return an undeclared status', () => {
    const body = { name: '', size: null };
    const refused = route({
      ...spec,
      answers: { 200: found },
      // @ts-expect-error -- 201 is not promised
      handler: async () => ({ status: 201, body }),
    });
    expect(refused.answers).not.toHaveProperty('201');
  });

  it.each([{ name: '' }, { name: '', size: 'huge' }])(
    'a body that violates its schema does not compile: %j',
    (body) => {
      const refused = route({
        ...spec,
        answers: { 200: found },
        // @ts-expect-error -- `size` may be missing, or any text
        handler: async () => ({ status: 200, body }),
      });
      expect(refused.answers).toEqual({ 200: found });
      expect(found.safeParse(body).success).toBe(false);
    },
  );

  it('a handler cannot return a body if none is declared', () => {
    const refused = route({
      ...spec,
      answers: { 204: null },
      // @ts-expect-error -- 204 has no body
      handler: async () => ({ status: 204, body: 'done' }),
    });
    expect(refused.answers).toEqual({ 204: null });
  });

  it('a handler cannot return a value of unknown type', () => {
    const body: unknown = JSON.parse('{}');
    const refused = route({
      ...spec,
      answers: { 200: found },
      // @ts-expect-error -- unknown
      handler: async () => ({ status: 200, body }),
    });
    expect(found.safeParse(body).success).toBe(false);
    expect(refused.answers).toEqual({ 200: found });
  });

  it('a handler can return JSON text only with the declared schema', () => {
    const other = z.object({ id: z.string() });
    const body = new JsonText(found, '{"name":"","size":null}');
    const handler = async () => ({ status: 200, body }) as const;
    expect(route({ ...spec, answers: { 200: found }, handler }).answers).toEqual({ 200: found });
    // @ts-expect-error -- the text has another schema
    expect(route({ ...spec, answers: { 200: other }, handler }).answers).toEqual({ 200: other });
    const refused = route({
      ...spec,
      answers: { 200: found },
      // @ts-expect-error -- a plain string has no schema
      handler: async () => ({ status: 200, body: body.text }),
    });
    expect(body.toJSON()).toEqual(found.parse(JSON.parse(body.text)));
    expect(refused.answers).toEqual({ 200: found });
  });
});
