import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import {
  ACTION_LABELS,
  REFERRAL_STATUSES,
  STATUS_DISPLAY_NAMES,
} from '#contract/hiring/vocabulary/referral-status.ts';
import { STATUS_OF_TRACKER_STEP, TRACKER_STEP_OF_STATUS } from '#contract/hiring/vocabulary/tracker-step.ts';
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

/** rules.md#status-words */
it('a status has one name: in responses, on screens, and in emails, texts, and the inbox', () => {
  expect(wordsIn('en', 'status')).toEqual(STATUS_DISPLAY_NAMES);
  expect(of(en.statuses)).toEqual(STATUS_DISPLAY_NAMES);
  expect(of(es.statuses)).toEqual(wordsIn('es', 'status'));
  expect(Object.keys(wordsIn('es', 'status')).toSorted()).toEqual(REFERRAL_STATUSES.toSorted());
});

it('an action has one label', () => {
  expect(wordsIn('en', 'action')).toEqual(ACTION_LABELS);
  expect(Object.keys(wordsIn('es', 'action')).toSorted()).toEqual(REFERRAL_STATUSES.toSorted());
});

it('each step of the tracker has the name of a status at that step', () => {
  for (const [step, status] of Object.entries(STATUS_OF_TRACKER_STEP))
    expect(TRACKER_STEP_OF_STATUS[status]).toBe(step);
});
