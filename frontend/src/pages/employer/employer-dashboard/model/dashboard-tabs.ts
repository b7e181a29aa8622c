export const TABS = ['jobs', 'referrals', 'hires', 'billing'] as const;
export type DashboardTab = (typeof TABS)[number];

/** The tab that an address asks for. */
export function tabOf(value: string | null): DashboardTab {
  return TABS.find((tab) => tab === value) ?? 'jobs';
}
