import { z } from 'zod';
import { referralSchema } from '../referral.ts';

export const rolledBackSchema = z.object({ message: z.string(), referral: referralSchema });
export type RolledBack = z.infer<typeof rolledBackSchema>;
