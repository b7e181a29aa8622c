import { DEFAULT_WORKDAYS } from '../contract/vocabulary/weekdays.ts';

/** Of a hire of which nothing else is said. */
export const USUAL_TERMS = {
  signedAt: null,
  expectedEndOn: null,
  workdays: DEFAULT_WORKDAYS,
  closedOnHolidays: true,
} as const;
