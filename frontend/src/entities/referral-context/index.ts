export {
  contextOfAddress,
  recordReferralContext,
  readReferralContext,
  recordVisit,
  storeReferralContext,
  type ReferralContext,
} from './referral-context.ts';
