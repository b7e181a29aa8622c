import { Client } from 'pg';
import { documentedLines } from './documented-lines.ts';

/** The name of the product's database and of its user, who is not a superuser. */
const PRODUCT = 'crewvine';
export const PASSWORD = 'of-the-drill';

export function databaseUrl(port: number, { user = PRODUCT, database = PRODUCT } = {}): string {
  return `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`;
}

/** Runs the documented commands of docs/operations.md as a superuser. */
export async function createDatabase(port: number): Promise<void> {
  await asSuperuser(port, 'postgres', [
    `create role ${PRODUCT} login password '${PASSWORD}'`,
    `create database ${PRODUCT} owner ${PRODUCT}`,
  ]);
  await asSuperuser(port, PRODUCT, documentedLines('Migrations', 'sql'));
}

async function asSuperuser(port: number, database: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(port, { user: 'postgres', database }) });
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
}
