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
  it('every migration runs once, in the order of the names', () => {
    expect(names).toEqual(files.toSorted());
  });

  it.each(files)('the name %s has a day, a number on that day, and a subject', (name) => {
    const day = NAME.exec(name)?.groups?.['day'] ?? 'no day';
    expect(new Date(day).toJSON()?.slice(0, 10)).toBe(day);
  });

  it.each(migrations)('$name is a migration', ({ class: migration }) => {
    expect(migration.prototype).toBeInstanceOf(Migration);
  });
});
