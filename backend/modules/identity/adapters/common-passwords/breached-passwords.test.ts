import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BreachedPasswords, sha1Of } from './breached-passwords.ts';
import { CommonPasswordList } from './common-password-list.ts';
import { makeFilter, type MadeFilter } from './make-filter.ts';

const RATE = 0.01;
const PLANTED = 'ladder and level 77';
const ACCENTED = 'contraseña y nivel 77';
const words = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${kind}-password-${at}`);

let folder: string;
let filter: BreachedPasswords;
let made: MadeFilter;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'crewvine-filter-'));
  const hashed = words('hashed', 2000).map(
    (word, at) => `${sha1Of(word).toString('hex').toUpperCase()}:${at + 1}`,
  );
  const list = path.join(folder, 'list.txt');
  await writeFile(
    list,
    [...words('plain', 2000), ...hashed, PLANTED, ACCENTED.normalize('NFD'), ''].join('\r\n'),
  );
  made = await makeFilter(list, path.join(folder, 'filter'), RATE);
  filter = new BreachedPasswords(path.join(folder, 'filter'));
});
afterAll(async () => {
  filter.close();
  await rm(folder, { recursive: true });
});

describe('a filter of breached passwords', () => {
  it('the filter uses ten bits a password for one false match in a hundred', () => {
    expect(made).toEqual({ passwords: 4002, bytes: 4811 });
  });

  it('the filter knows every password of its list, in plain text or as SHA-1', () => {
    const listed = [...words('plain', 2000), ...words('hashed', 2000), PLANTED];
    expect(listed.filter((word) => !filter.includes(word))).toEqual([]);
  });

  it('the filter knows a password with an accent in every form, regardless of the form in the list', () => {
    const forms = [ACCENTED, ACCENTED.normalize('NFD')].map((form) => filter.includes(form));
    expect(forms).toEqual([true, true]);
  });

  it('the filter has about the false match rate that it was made for', () => {
    const wrong = words('other', 20_000).filter((word) => filter.includes(word)).length;
    expect(wrong / 20_000).toBeLessThan(2 * RATE);
    expect(wrong).toBeGreaterThan(0);
  });

  it('a file of another format is refused', async () => {
    const file = path.join(folder, 'words');
    await writeFile(file, 'just some words of a list');
    expect(() => new BreachedPasswords(file)).toThrow('npm run passwords:filter');
  });
});

describe('the list of forbidden passwords', () => {
  it('the list has all passwords of its package, in any case, and those of the filter', () => {
    const list = new CommonPasswordList(path.join(folder, 'filter'));
    expect(['password', 'PassWord', PLANTED].map((word) => list.includes(word))).toEqual([true, true, true]);
    expect(list.size).toBeGreaterThan(49_000);
    expect(new CommonPasswordList(null).includes(PLANTED)).toBe(false);
  });
});
