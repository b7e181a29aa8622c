import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { JsonText } from './json-text.ts';
import { route } from './route.ts';

const found = z.object({ name: z.string(), size: z.enum(['small', 'large']).nullable() });
const spec = { method: 'get', path: '/api/things', access: 'public', summary: '' } as const;

/** Wrong answers are refused by the compiler: an unused expectation below is an error of the type check. */
describe('what a handler may answer', () => {
  it('is one of the promised statuses with the body that stands there', async () => {
    const made = route({
      ...spec,
      answers: { 200: found, 201: found, 204: null },
      handler: async ({ address }) =>
        address === '' ? { status: 204 } : { status: 200, body: { name: address, size: 'small' } },
    });
    expect(made.answers).toEqual({ 200: found, 201: found, 204: null });
  });

  it('is no status that was not promised', () => {
    const body = { name: '', size: null };
    const refused = route({
      ...spec,
      answers: { 200: found },
      // @ts-expect-error -- 201 is not promised
      handler: async () => ({ status: 201, body }),
    });
    expect(refused.answers).not.toHaveProperty('201');
  });

  it.each([{ name: '' }, { name: '', size: 'huge' }])('is no body that breaks its schema: %j', (body) => {
    const refused = route({
      ...spec,
      answers: { 200: found },
      // @ts-expect-error -- `size` may be missing, or any text
      handler: async () => ({ status: 200, body }),
    });
    expect(refused.answers).toEqual({ 200: found });
    expect(found.safeParse(body).success).toBe(false);
  });

  it('is no body where none was promised', () => {
    const refused = route({
      ...spec,
      answers: { 204: null },
      // @ts-expect-error -- 204 has no body
      handler: async () => ({ status: 204, body: 'done' }),
    });
    expect(refused.answers).toEqual({ 204: null });
  });

  it('is nothing of which nobody knows what it is', () => {
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

  it('is text only where it says of which schema', () => {
    const other = z.object({ id: z.string() });
    const body = new JsonText(found, '{"name":"","size":null}');
    const handler = async () => ({ status: 200, body }) as const;
    expect(route({ ...spec, answers: { 200: found }, handler }).answers).toEqual({ 200: found });
    // @ts-expect-error -- it is the text of another schema
    expect(route({ ...spec, answers: { 200: other }, handler }).answers).toEqual({ 200: other });
    const refused = route({
      ...spec,
      answers: { 200: found },
      // @ts-expect-error -- a bare text says nothing
      handler: async () => ({ status: 200, body: body.text }),
    });
    expect(body.toJSON()).toEqual(found.parse(JSON.parse(body.text)));
    expect(refused.answers).toEqual({ 200: found });
  });
});
