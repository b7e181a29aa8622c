import type { DocumentedCall } from './documented-calls.ts';
import type { BodySchema } from './hostile-body.ts';

/**
 * The fields for phones in a body, by their names in the contract: `offerData.workerPhone`,
 * `team.workerPhone`.
 */
function phonesIn(schema: BodySchema, path = ''): string[] {
  const below = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).flatMap((one) => phonesIn(one, path));
  const items = schema.items ? phonesIn(schema.items, path) : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name;
    return /phone$/i.test(name) ? [at] : phonesIn(field, at);
  });
  return [...new Set([...below, ...items, ...fields])];
}

/** `POST /api/referrals workerPhone`, for each phone field of each call. */
export const phoneFields = (calls: readonly DocumentedCall[]): string[] =>
  calls.flatMap(({ method, path, body }) =>
    body ? phonesIn(body).map((field) => `${method} ${path} ${field}`) : [],
  );
