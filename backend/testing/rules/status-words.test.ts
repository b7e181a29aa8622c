import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { STATUS_WORDS } from '#contract/hiring/vocabulary/status-words.ts';
import { STATUS_OF_TRACKER_STEP, trackerStep } from '#contract/hiring/vocabulary/tracker-step.ts';
import { en } from '#modules/notifications/application/templates/en.ts';
import { es } from '#modules/notifications/application/templates/es.ts';

const root = path.resolve(import.meta.dirname, '../../..');

type Words = Readonly<Record<string, string>>;
function wordsIn(language: Language, group: 'status' | 'action'): Words {
  const file = path.join(root, `frontend/src/shared/i18n/${language}/referral.json`);
  const catalog: Readonly<Record<string, Words>> = JSON.parse(readFileSync(file, 'utf8'));
  return catalog[group] ?? {};
}

const of = (words: Words): Words =>
  Object.fromEntries(REFERRAL_STATUSES.map((status) => [status, words[status] ?? '']));

const said = (what: 'name' | 'action'): Words =>
  Object.fromEntries(REFERRAL_STATUSES.map((status) => [status, STATUS_WORDS[status][what]]));

/** rules.md#status-words */
it('a status has one name: in responses, on screens, and in emails, texts, and the inbox', () => {
  expect(wordsIn('en', 'status')).toEqual(said('name'));
  expect(of(en.statuses)).toEqual(said('name'));
  expect(of(es.statuses)).toEqual(wordsIn('es', 'status'));
  expect(Object.keys(wordsIn('es', 'status')).toSorted()).toEqual(REFERRAL_STATUSES.toSorted());
});

it('an action has one label', () => {
  expect(wordsIn('en', 'action')).toEqual(said('action'));
  expect(Object.keys(wordsIn('es', 'action')).toSorted()).toEqual(REFERRAL_STATUSES.toSorted());
});

it('each step of the tracker has the name of a status at that step', () => {
  for (const [step, status] of Object.entries(STATUS_OF_TRACKER_STEP)) expect(trackerStep(status)).toBe(step);
});
