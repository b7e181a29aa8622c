export {
  contextOfAddress,
  keepReferralContext,
  readReferralContext,
  recordVisit,
  storeReferralContext,
  type ReferralContext,
} from './referral-context.ts';
