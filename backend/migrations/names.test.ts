import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Migration } from '@mikro-orm/migrations';
import { migrations } from './index.ts';

const NAME = /^(?<day>\d{4}-\d{2}-\d{2})-\d{2}(?:-[a-z]+)+$/;
const names = migrations.map(({ name }) => name);
const files = readdirSync(import.meta.dirname)
  .filter((file) => !['index.ts', 'definitions.ts'].includes(file) && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

describe('the migrations', () => {
  it('are all run, each once, in the order of their names', () => {
    expect(names).toEqual(files.toSorted());
  });

  it.each(files)('%s is named by a day, its number on that day and its subject', (name) => {
    const day = NAME.exec(name)?.groups?.['day'] ?? 'no day';
    expect(new Date(day).toJSON()?.slice(0, 10)).toBe(day);
  });

  it.each(migrations)('$name is a migration', ({ class: migration }) => {
    expect(migration.prototype).toBeInstanceOf(Migration);
  });
});
