import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { Pooler } from '../connection/pooler.ts';

const MOST_NAMED = 500;

interface Configured {
  readonly name?: string | undefined;
  readonly text: string;
}

type Query = (...given: unknown[]) => unknown;

/**
 * Names every repeated statement with parameters, so that each connection parses and plans it once: planning
 * costs the database as much as running a small statement. Texts are few, because they never contain values.
 * The name derives from the text, so all processes behind a pooler use the same one. Without support of the
 * pooler, statements have no name.
 */
export function nameStatements(pool: Pool, pooler: Pooler = 'none'): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED) return known;
    const name = `s-${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
  const named = (given: unknown, values: unknown): unknown => {
    if (isConfigured(given)) return pooler === 'none' ? given : { ...given, name: nameIn(given.text) };
    const hasValues = typeof given === 'string' && Array.isArray(values) && values.length > 0;
    const name = hasValues ? nameIn(given) : undefined;
    return name === undefined ? null : { name, text: given, values };
  };
  const nameIn = (text: string): string | undefined => (pooler === 'transaction' ? undefined : nameOf(text));
  pool.on('connect', (client: ClientBase) => {
    const query = client.query.bind(client) as Query;
    const renamed: Query = (given, values, ...rest) => {
      const config = named(given, values);
      if (config === null) return query(given, values, ...rest);
      return isConfigured(given) ? query(config, values, ...rest) : query(config, ...rest);
    };
    Object.assign(client, { query: renamed });
  });
}

/** A statement with its own name. Excludes objects that submit themselves, such as a cursor. */
function isConfigured(given: unknown): given is Configured {
  return (
    typeof given === 'object' && given !== null && 'name' in given && 'text' in given && !('submit' in given)
  );
}
