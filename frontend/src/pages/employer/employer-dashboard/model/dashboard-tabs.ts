export const TABS = ['jobs', 'referrals', 'hires', 'billing'] as const;
export type DashboardTab = (typeof TABS)[number];

/** The tab named in the address. */
export function tabOf(value: string | null): DashboardTab {
  return TABS.find((tab) => tab === value) ?? 'jobs';
}
