import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';
import { canonicalStatus, REFERRAL_STATUSES, STATUS_ALIAS_NAMES } from '../vocabulary/referral-status.ts';

const asked = z.enum([...REFERRAL_STATUSES, ...STATUS_ALIAS_NAMES], { error: 'Unknown status' });

/** `?status=contacted,interviewing`, or the name repeated; none is all. */
export const statusFilter = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((names) => names.split(',').filter(Boolean)))
  .pipe(z.array(asked).max(REFERRAL_STATUSES.length + STATUS_ALIAS_NAMES.length))
  .transform((names) => [...new Set(names.map(canonicalStatus))].sort());

export const jobFilter = uuid.nullish().transform((id) => id ?? null);
