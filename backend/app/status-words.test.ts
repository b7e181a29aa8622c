import { expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#contract/hiring/vocabulary/application-status.ts';
import { REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { en } from '#modules/notifications/application/templates/en.ts';
import { es } from '#modules/notifications/application/templates/es.ts';

// Notifications come before hiring and cannot name its states: a state without words would be told by its name.
it.each([...REFERRAL_STATUSES, ...APPLICATION_STATUSES])(
  'a message has words for %s in both languages',
  (status) => {
    expect(en.statuses[status]).toBeTruthy();
    expect(es.statuses[status]).toBeTruthy();
  },
);
