import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#contract/hiring/vocabulary/application-status.ts';
import { REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import {
  timelineLabel,
  workerTimelineLabel,
} from '#modules/hiring/adapters/http/referral/timeline-wording.ts';
import { en } from '#modules/notifications/application/templates/en.ts';
import { es } from '#modules/notifications/application/templates/es.ts';

const spanish: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('frontend/src/shared/i18n/es/validation.json', 'utf8'),
);

describe('the words for each status', () => {
  // Notifications are upstream of hiring and cannot name its statuses: without words, a message would show
  // the raw name.
  it.each([...REFERRAL_STATUSES, ...APPLICATION_STATUSES])(
    'messages have words for %s in both languages',
    (status) => {
      expect(en.statuses[status]).toBeTruthy();
      expect(es.statuses[status]).toBeTruthy();
    },
  );

  it.each(REFERRAL_STATUSES)('the timeline has Spanish words for %s for every reader', (status) => {
    const row = { at: '', status, actorId: null, note: null, reason: null };
    const owner = timelineLabel(row, true);
    const others = [
      timelineLabel(row, false),
      workerTimelineLabel(row, true),
      workerTimelineLabel(row, false),
    ];
    expect([owner, ...others].filter((label) => !spanish[label])).toEqual([]);
  });
});
