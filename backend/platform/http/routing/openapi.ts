import { z } from 'zod';
import type { Schema } from './answer.ts';
import type { Route } from './route.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const ERROR_ANSWER = {
  description: 'What went wrong',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function operation(route: Route): JsonSchema {
  const answers = Object.entries(route.answers).map(([status, schema]) => [
    status,
    schema && schema !== 'raw'
      ? { description: 'Done', content: { 'application/json': { schema: jsonSchema(schema, 'output') } } }
      : { description: 'Done' },
  ]);
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'other'],
    'x-access': route.access,
    security: ['public', 'any', 'token', 'provider'].includes(route.access) ? [] : [{ session: [] }],
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
      },
    }),
    responses: { ...Object.fromEntries(answers), default: ERROR_ANSWER },
  };
}

/** The OpenAPI 3.1 document of all mounted routes, from the same schemas that parse the requests. */
export function openApiDocument(routes: readonly Route[], serverUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
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
      schemas: {
        Error: {
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
        },
      },
    },
  };
}
