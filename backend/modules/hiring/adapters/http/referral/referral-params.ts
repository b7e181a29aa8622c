import { z } from 'zod';
import { asId, type ReferralId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';

export const referralParams = z.object({ id: uuid });

export function referralId({ id }: { readonly id: string }): ReferralId {
  return asId<'referral'>(id);
}
