import { readdirSync } from 'node:fs';
import type { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...needs: ConstructorParameters<typeof Migration>) => Migration;

const NAME = /^(?<name>\d{4}-\d{2}-\d{2}-\d{2}-[a-z-]+)\.ts$/;

/**
 * The migrations in this folder, in the order of their names. Never edit or rename a merged migration: a
 * database remembers it by name, and would run it again under another.
 */
export const migrations = await Promise.all(
  readdirSync(import.meta.dirname)
    .toSorted()
    .flatMap((file) => NAME.exec(file)?.groups?.['name'] ?? [])
    .map(async (name) => ({ name, class: await onlyExport(name) })),
);

async function onlyExport(name: string): Promise<MigrationClass> {
  const exports: Readonly<Record<string, MigrationClass>> = await import(
    new URL(`${name}.ts`, import.meta.url).href
  );
  const [migration, ...others] = Object.values(exports);
  if (!migration || others.length > 0) throw new Error(`${name} exports one migration and nothing else`);
  return migration;
}
