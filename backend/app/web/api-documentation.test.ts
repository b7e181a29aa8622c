import { expect, it } from 'vitest';
import { EncodedText } from '#platform/http/encoded-text.ts';
import { documentationRoutes } from './api-documentation.ts';

const routes = documentationRoutes([], 'http://crewvine.test');

it.each(routes.map((route) => [route.path, route] as const))(
  'all callers of %s share the same bytes',
  async (_path, { handler }) => {
    // The handlers ignore the caller.
    const [first, second] = [await handler(undefined as never), await handler(undefined as never)];
    expect(first.body).toBeInstanceOf(EncodedText);
    expect(second.body).toBe(first.body);
  },
);
