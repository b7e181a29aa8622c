import type { Sql } from '#platform/persistence/sql.ts';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;
/** Entered at the provider, without an event to us. */
const BY_HAND = {
  name: 'demo-line-by-hand',
  text: `insert into sandbox_balance_transactions (kind, about, amount_cents) values ($1, $2, $3)`,
};
/** Days ago: the line, and a reason for it. */
export const EXPLAINED = [
  {
    line: ['refund', 're_demo_plan_goodwill', -49_50],
    days: [12, 8],
    reason: 'Half a month of Pro, refunded by hand after a call.',
  },
  {
    line: ['charge', 'pi_demo_desk_charge', 75_00],
    days: [4, 2],
    reason: 'A deposit for our stand at the Austin trade fair, charged at the provider’s desk.',
  },
] as const;

interface DifferenceContext {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly timeline: Timeline;
  readonly now: Date;
  readonly admin: DemoPerson;
}

/**
 * Differences between the provider's books and ours. An admin has explained them: the demo's books are
 * complete.
 */
export function planDemoDifferences({ api, sql, timeline, now, admin }: DifferenceContext): void {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const at = (days: number, run: () => Promise<unknown>): void =>
    timeline.plan(before(days), 'differences', async () => void (await run()));
  for (const { line, days, reason } of EXPLAINED) {
    const [, about] = line;
    at(days[0], () => sql.rows(BY_HAND, line));
    at(days[1], async () => {
      const found: readonly { id: string; about: string }[] = await api.call(
        'get',
        '/api/admin/reconciliation/differences',
        { as: admin, query: { state: 'open' } },
      );
      const own = found.find((one) => one.about === about);
      if (!own) throw new Error(`The demo has no difference of ${about}`);
      const call = `/api/admin/reconciliation/differences/${own.id}/explain`;
      await api.call('post', call, { as: admin, body: { reason } });
    });
  }
}
