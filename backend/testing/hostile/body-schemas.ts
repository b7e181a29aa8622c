import type { Loose } from '../fixtures/http-client.ts';
import type { BodySchema } from './hostile-body.ts';

const REFERENCE = '#/components/schemas/';

/** The schema of a body in an OpenAPI document, with its references resolved. */
export function withoutReferences(schema: Loose, document: Loose): BodySchema {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string')
      return filled(document.components.schemas[value.$ref.slice(REFERENCE.length)]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)]));
  };
  return filled(schema) as BodySchema;
}
