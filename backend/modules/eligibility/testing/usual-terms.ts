import { DEFAULT_WORKDAYS } from '../contract/vocabulary/weekdays.ts';

/** The terms of a hire without special terms. */
export const USUAL_TERMS = {
  signedAt: null,
  expectedEndOn: null,
  workdays: DEFAULT_WORKDAYS,
  closedOnHolidays: true,
} as const;
