import { useTabParam } from '#shared/lib/index.ts';

/** The sections that become tabs on a small screen (rules.md#referrer-dashboard). */
export const DASHBOARD_TABS = ['opportunities', 'payouts', 'status', 'referrals'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const TABS_ID = 'dashboard-tabs';

interface DashboardTabState {
  readonly tab: DashboardTab;
  readonly setTab: (tab: string) => void;
  /** Opens a section from elsewhere on the page and scrolls it into view. */
  readonly showTab: (tab: DashboardTab) => void;
  readonly tabsId: string;
}

export function useDashboardTab(isWide: boolean): DashboardTabState {
  const [tab, setTab] = useTabParam(DASHBOARD_TABS);
  const showTab = (wanted: DashboardTab): void => {
    if (!isWide) setTab(wanted);
    document.getElementById(isWide ? `section-${wanted}` : TABS_ID)?.scrollIntoView({ block: 'start' });
  };
  return { tab, setTab, showTab, tabsId: TABS_ID };
}
