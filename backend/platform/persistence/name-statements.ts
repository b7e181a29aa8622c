import type { ClientBase, Pool } from 'pg';

const MOST_NAMED = 500;

/**
 * Gives every repeated statement with parameters a name, so that each connection parses and plans it once: planning
 * costs the database as much as running a small statement. Texts are few, because values are never part of them.
 */
export function nameStatements(pool: Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMED) return known;
    const name = `statement-${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client: ClientBase) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const named = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
    };
    Object.assign(client, { query: named });
  });
}
