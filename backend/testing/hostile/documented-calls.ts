import type { Loose } from '../fixtures/http-client.ts';
import { withoutReferences } from './body-schemas.ts';
import type { BodySchema } from './hostile-body.ts';

interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: BodySchema;
}

/** A call in the product's own API description, which includes new calls automatically. */
export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly DocumentedParameter[];
  /** Null for a call without a JSON body. */
  readonly body: BodySchema | null;
}

export function documentedCalls(document: Loose): readonly DocumentedCall[] {
  return Object.entries<Loose>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Loose>(methods).map(([method, { requestBody, parameters = [] }]) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((one: Loose) => ({
          name: one['name'],
          in: one['in'],
          schema: withoutReferences(one['schema'], document),
        })),
        body: schema ? withoutReferences(schema, document) : null,
      };
    }),
  );
}
