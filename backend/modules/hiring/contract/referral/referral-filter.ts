import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';
import {
  isStatusAlias,
  REFERRAL_STATUSES,
  STATUS_ALIAS_NAMES,
  STATUS_ALIASES,
  type ReferralStatus,
  type StatusAlias,
} from '../vocabulary/referral-status.ts';

const asked = z.enum([...REFERRAL_STATUSES, ...STATUS_ALIAS_NAMES], { error: 'Unknown status' });

function canonical(status: ReferralStatus | StatusAlias): ReferralStatus {
  return isStatusAlias(status) ? STATUS_ALIASES[status] : status;
}

/** `?status=contacted,interviewing`, or the name repeated; none is all. */
export const statusFilter = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((names) => names.split(',').filter(Boolean)))
  .pipe(z.array(asked).max(REFERRAL_STATUSES.length + STATUS_ALIAS_NAMES.length))
  .transform((names) => [...new Set(names.map(canonical))].sort());

export const jobFilter = uuid.nullish().transform((id) => id ?? null);
