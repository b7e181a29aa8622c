import { setImmediate as othersFirst } from 'node:timers/promises';
import { z } from 'zod';
import type { Schema } from '../answer.ts';
import type { Route } from '../route.ts';
import { pascal, SchemaComponents, type JsonSchema } from './schema-components.ts';

type Io = 'input' | 'output';

/** Returns the replacement of a schema; `hint` is a possible name. */
type Place = (schema: JsonSchema, hint: string) => JsonSchema;

/** The longest time that writing the document blocks other requests. */
const SLICE_MS = 10;

/** Many routes share schemas, and each is translated once. */
class JsonSchemas {
  private readonly made = { input: new Map<Schema, JsonSchema>(), output: new Map<Schema, JsonSchema>() };

  of(schema: Schema, io: Io): JsonSchema {
    const made = this.made[io].get(schema) ?? translate(schema, io);
    this.made[io].set(schema, made);
    return made;
  }
}

function translate(schema: Schema, io: Io): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const ERROR_ANSWER = {
  description: 'The error',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const pathOf = (route: Route): string => route.path.replace(/:(\w+)/g, '{$1}');

class Operations {
  private readonly json = new JsonSchemas();

  describe(route: Route, place: Place): JsonSchema {
    const call = pascal(`${route.method} ${route.path.replace('/api', '')}`);
    const answers = Object.entries(route.answers).map(([status, schema]) => [
      status,
      {
        description: 'Done',
        ...(schema && schema !== 'raw' && content(place(this.json.of(schema, 'output'), `${call}Answer`))),
      },
    ]);
    return {
      summary: route.summary,
      tags: [route.path.split('/')[2] ?? 'other'],
      'x-access': route.access,
      security: ['public', 'any', 'token', 'provider'].includes(route.access) ? [] : [{ session: [] }],
      parameters: [
        ...this.parameters(route.params, 'path', place),
        ...this.parameters(route.query, 'query', place),
      ],
      ...(route.body && {
        requestBody: {
          required: true,
          ...content(place(this.json.of(route.body, 'input'), `${call}Body`)),
        },
      }),
      responses: { ...Object.fromEntries(answers), default: ERROR_ANSWER },
    };
  }

  private parameters(schema: Schema | undefined, where: 'path' | 'query', place: Place): JsonSchema[] {
    if (!schema) return [];
    const { properties = {}, required = [] } = this.json.of(schema, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: place(property, pascal(name)),
    }));
  }
}

const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** One item after the other, with pauses for other requests. */
async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_MS) continue;
    await othersFirst();
    begun = performance.now();
  }
}

/**
 * The OpenAPI 3.1 document of all mounted routes, from the same schemas that parse the requests. Repeated
 * schemas appear once, as components.
 */
export async function openApiDocument(routes: readonly Route[], serverUrl: string): Promise<JsonSchema> {
  const operations = new Operations();
  const components = new SchemaComponents();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  await inSlices(routes, (route) => {
    operations.describe(route, (schema, hint) => {
      components.count(schema, hint);
      return schema;
    });
  });
  await inSlices(routes, (route) => {
    const described = operations.describe(route, (schema) => components.place(schema));
    paths[pathOf(route)] = { ...paths[pathOf(route)], [route.method]: described };
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crewvine',
      version: '1',
      description: 'Jobs, referrals, offers and the money between them.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'crewvine.sid' } },
      schemas: { Error: ERROR_SCHEMA, ...components.schemas },
    },
  };
}
