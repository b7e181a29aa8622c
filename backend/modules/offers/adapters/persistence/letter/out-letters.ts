import { OUT_STATUSES } from '#contract/hiring/vocabulary/offer-status.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';

/** `status in ${OUT}`: as `isOut`. */
export const OUT = sqlList(OUT_STATUSES);
