import type { Referral } from '#contract/hiring/referral.ts';
import { nextCursorOf, type ApiError } from '#shared/api/index.ts';

const PAGE = 100;
/** Dashboards count what they list; beyond a thousand they say that they show the newest. */
const MOST_PAGES = 10;

export interface ReferralList {
  /** Newest first. */
  readonly referrals: readonly Referral[];
  /** False where older ones were left out. */
  readonly isComplete: boolean;
}

interface Answered {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
  readonly meta?: { readonly response?: Response | undefined } | undefined;
}

type Call = (args: {
  url: string;
  params: Record<string, string | number>;
}) => Answered | PromiseLike<Answered>;

/** A list of referrals, page after page. */
export async function readAll(
  call: Call,
  url: string,
): Promise<{ data: ReferralList } | { error: ApiError }> {
  const referrals: Referral[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const params: Record<string, string | number> = cursor ? { limit: PAGE, cursor } : { limit: PAGE };
    const { data, error, meta } = await call({ url, params });
    if (error) return { error };
    // The route answers what its contract says.
    referrals.push(...((data ?? []) as Referral[]));
    cursor = nextCursorOf(meta?.response);
    if (cursor === null) break;
  }
  return { data: { referrals, isComplete: cursor === null } };
}
