import { expect, it } from 'vitest';
import * as contract from '../contract/index.ts';
import { applicationStatus } from '../domain/worker/application-status.ts';
import { REFERRAL_STATUSES, STATUS_DISPLAY_NAMES } from '../domain/referral/referral-status.ts';

// The browser may load contracts and not the domain, so the words stand in both; here they are held together.
it('calls statuses the same on /api as in the domain', () => {
  expect(contract.REFERRAL_STATUSES).toEqual(REFERRAL_STATUSES);
  expect(contract.APPLICATION_STATUSES).toEqual(REFERRAL_STATUSES.map(applicationStatus));
  expect(contract.STATUS_DISPLAY).toEqual(STATUS_DISPLAY_NAMES);
});
