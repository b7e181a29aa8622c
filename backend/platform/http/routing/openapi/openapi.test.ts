import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withoutReferences } from '#testing/hostile/body-schemas.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { openApiDocument } from './openapi.ts';
import { route } from '../route.ts';

const person = z.object({ id: z.uuid(), name: z.string().max(80), bornAt: z.iso.datetime().nullable() });
const crew = z.object({ foreman: person, members: z.array(person), startsAt: z.iso.datetime().nullable() });

const reading = (path: string, answer: z.ZodType) =>
  route({
    method: 'get',
    path,
    access: 'public',
    summary: 'Something',
    params: z.object({ id: z.uuid() }),
    answers: { 200: answer },
    handler: async () => ({ status: 200, body: {} }),
  });

/** Serialized and parsed, as a reader gets it. */
async function written(routes: Parameters<typeof openApiDocument>[0]): Promise<Loose> {
  return JSON.parse(JSON.stringify(await openApiDocument(routes, 'http://crewvine.test')));
}
const answerOf = (document: Loose, path: string): Loose =>
  document.paths[path].get.responses['200'].content['application/json'].schema;

describe('the OpenAPI document', () => {
  it('repeated schemas become components', async () => {
    const document = await written([reading('/api/crews/:id', crew), reading('/api/people/:id', person)]);
    const shared = { $ref: '#/components/schemas/Foreman' };
    expect(answerOf(document, '/api/people/{id}')).toEqual(shared);
    expect(answerOf(document, '/api/crews/{id}').properties).toEqual({
      foreman: shared,
      members: { type: 'array', items: shared },
      startsAt: { $ref: '#/components/schemas/NullableDateTime' },
    });
    expect(document.paths['/api/people/{id}'].get.parameters[0].schema).toEqual({
      $ref: '#/components/schemas/Uuid',
    });
    const { Foreman, NullableDateTime } = document.components.schemas;
    expect(Object.keys(Foreman.properties)).toEqual(['id', 'name', 'bornAt']);
    expect(NullableDateTime.anyOf.map(({ type }: Loose) => type)).toEqual(['string', 'null']);
  });

  it('components do not change the meaning of the document', async () => {
    const together = await written([reading('/api/crews/:id', crew), reading('/api/people/:id', person)]);
    const { $schema: _dialect, ...alone } = z.toJSONSchema(crew, { io: 'output' });
    expect(withoutReferences(answerOf(together, '/api/crews/{id}'), together)).toEqual(alone);
  });

  it('two schemas of the same name get two names, and the name of errors stays', async () => {
    const status = (words: readonly string[]) => z.object({ status: z.enum(words), error: crew });
    const words = ['waits for somebody who signs it', 'was signed by everybody who has to'] as const;
    const others = ['nobody has looked at it at all', 'somebody has looked at it today'] as const;
    const document = await written(
      [words, others].flatMap((each, index) => [
        reading(`/api/one${index}/:id`, z.object({ a: status(each) })),
        reading(`/api/two${index}/:id`, z.object({ b: z.array(status(each)), c: z.string() })),
      ]),
    );
    const { A, A2, Error, Error2 } = document.components.schemas;
    expect([A, A2].map(({ properties }) => properties.status.enum)).toEqual([words, others]);
    expect([Object.keys(Error.properties), Object.keys(Error2.properties)]).toEqual([
      ['message', 'code', 'issues'],
      ['foreman', 'members', 'startsAt'],
    ]);
  });

  it('other work continues while the document is written', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      reading(`/api/crews${index}/:id`, z.object({ [`crew${index}`]: crew, list: z.array(crew) })),
    );
    const over = new AbortController();
    const writing = written(many).finally(() => over.abort());
    let turns = 0;
    while (!over.signal.aborted) {
      await turn();
      turns += 1;
    }
    await writing;
    expect(turns).toBeGreaterThan(1);
  });
});
