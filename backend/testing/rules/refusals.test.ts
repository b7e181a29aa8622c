import { describe, expect, it } from 'vitest';
import { MOST_SAVED_SEARCHES } from '#contract/jobs/search/saved-search.ts';
import { contractRefusalsIn, refusalsIn } from './refusals.ts';
import { filesBelow, textOf } from './repository-files.ts';

const SPANISH = 'frontend/src/shared/i18n/es/validation.json';

const translated = new Set(Object.keys(JSON.parse(textOf(SPANISH))));
const refusals = ['backend/kernel', 'backend/platform', 'backend/modules']
  .flatMap((folder) => filesBelow(folder, '.ts'))
  .filter((file) => !/\.(?:test|contract)\.ts$|\/testing\//.test(file))
  .flatMap((file) => refusalsIn(textOf(file)).map((message) => ({ file, message })));

const contractRefusals = filesBelow('backend/modules', '.ts')
  .concat(filesBelow('backend/platform/http/contract', '.ts'))
  .filter((file) => file.includes('/contract/') && !file.endsWith('.test.ts'))
  .flatMap((file) => contractRefusalsIn(textOf(file)).map((message) => ({ file, message })));

describe('what the server refuses with', () => {
  it('is found in the sources', () => {
    expect(refusals.length).toBeGreaterThan(150);
  });

  it('is said in Spanish, too', () => {
    expect(refusals.filter(({ message }) => !translated.has(message))).toEqual([]);
    const full = `You've reached ${MOST_SAVED_SEARCHES} saved searches. Remove one to save another.`;
    expect(translated).toContain(full);
  });
});

describe('what a contract refuses with', () => {
  it('is found in the sources', () => {
    expect(contractRefusals.length).toBeGreaterThan(100);
  });

  it('is said in Spanish, too', () => {
    expect(contractRefusals.filter(({ message }) => !translated.has(message))).toEqual([]);
  });

  it.each([
    [`z.boolean({ error: 'Say on or off' })`, ['Say on or off']],
    [`z.string().min(5, "It's too short")`, ["It's too short"]],
    [`z.string().max(\n  LONGEST,\n  'It is too long',\n)`, ['It is too long']],
    [`z.array(id).refine((ids) => isUnique(ids), 'One is there twice')`, ['One is there twice']],
    [`z.enum(TRADES)`, []],
  ])('which is found in %j', (source, found) => {
    expect(contractRefusalsIn(source)).toEqual(found);
  });
});

describe('the search for refusals', () => {
  it.each([
    [`throw new DomainError('offers.gone', 'rule_broken', 'It is gone')`, ['It is gone']],
    [`new DomainError(\n  'a.b',\n  'invalid',\n  "It's gone",\n  { path: 'x' })`, ["It's gone"]],
    [`new HttpError(404, 'http.not_found', 'Not found')`, ['Not found']],
    [`const BUSY = 'Pay first.';\nasync hindrances() { return [BUSY]; }`, ['Pay first.']],
    [`const BUSY = 'Pay first.';`, []],
    ['new DomainError(code, kind, `There are ${n}`)', []],
  ])('finds them in %j', (source, found) => {
    expect(refusalsIn(source)).toEqual(found);
  });
});
