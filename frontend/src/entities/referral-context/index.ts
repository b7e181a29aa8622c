export {
  contextOfAddress,
  keepReferralContext,
  readReferralContext,
  type ReferralContext,
} from './referral-context.ts';
