export {
  contextOfAddress,
  linkTo,
  recordReferralContext,
  readReferralContext,
  recordVisit,
  storeReferralContext,
  type ReferralContext,
} from './referral-context.ts';
