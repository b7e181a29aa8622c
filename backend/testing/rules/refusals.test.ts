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

describe('the error messages of the server', () => {
  it('the check finds the server’s error messages in the sources', () => {
    expect(refusals.length).toBeGreaterThan(150);
  });

  it('every error message of the server has a Spanish translation', () => {
    expect(refusals.filter(({ message }) => !translated.has(message))).toEqual([]);
    const full = `You've reached ${MOST_SAVED_SEARCHES} saved searches. Remove one to save another.`;
    expect(translated).toContain(full);
  });
});

describe('the error messages of contracts', () => {
  it('the check finds the contracts’ error messages in the sources', () => {
    expect(contractRefusals.length).toBeGreaterThan(100);
  });

  it('every error message of a contract has a Spanish translation', () => {
    expect(contractRefusals.filter(({ message }) => !translated.has(message))).toEqual([]);
  });

  it.each([
    [`z.boolean({ error: 'Say on or off' })`, ['Say on or off']],
    [`z.string().min(5, "It's too short")`, ["It's too short"]],
    [`z.string().max(\n  LONGEST,\n  'It is too long',\n)`, ['It is too long']],
    [`z.array(id).refine((ids) => isUnique(ids), 'One is there twice')`, ['One is there twice']],
    [`z.enum(TRADES)`, []],
  ])('the error messages of the contract %j are found', (source, found) => {
    expect(contractRefusalsIn(source)).toEqual(found);
  });
});

describe('the search for error messages', () => {
  it.each([
    [`throw new DomainError('offers.gone', 'rule_broken', 'It is gone')`, ['It is gone']],
    [`new DomainError(\n  'a.b',\n  'invalid',\n  "It's gone",\n  { path: 'x' })`, ["It's gone"]],
    [`new HttpError(404, 'http.not_found', 'Not found')`, ['Not found']],
    [`const BUSY = 'Pay first.';\nasync hindrances() { return [BUSY]; }`, ['Pay first.']],
    [`const BUSY = 'Pay first.';`, []],
    ['new DomainError(code, kind, `There are ${n}`)', []],
  ])('the error messages in %j are found', (source, found) => {
    expect(refusalsIn(source)).toEqual(found);
  });
});
