/** The parts that stand behind tabs on a small screen (document 2 §2.9). */
export const DASHBOARD_TABS = ['opportunities', 'payouts', 'status', 'referrals'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
