import { z } from 'zod';
import { REFERRAL_STATUSES } from './vocabulary/referral-status.ts';
import { REJECTION_REASONS } from './vocabulary/rejection-reason.ts';

export const referralStatusSchema = z.enum(REFERRAL_STATUSES);
export const rejectionReasonSchema = z.enum(REJECTION_REASONS, { error: 'Unknown reason' });
