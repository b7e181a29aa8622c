import { useTabParam } from '#shared/lib/index.ts';

/** rules.md#worker-dashboard */
export const DASHBOARD_TABS = ['jobs', 'applications', 'profile', 'status'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const TABS_ID = 'dashboard-tabs';

interface DashboardTabState {
  readonly tab: DashboardTab;
  readonly setTab: (tab: string) => void;
  /** Opens a tab from elsewhere on the page and scrolls it into view. */
  readonly showTab: (tab: DashboardTab) => void;
  readonly tabsId: string;
}

export function useDashboardTab(): DashboardTabState {
  const [tab, setTab] = useTabParam(DASHBOARD_TABS);
  const showTab = (wanted: DashboardTab): void => {
    setTab(wanted);
    document.getElementById(TABS_ID)?.scrollIntoView({ block: 'start' });
  };
  return { tab, setTab, showTab, tabsId: TABS_ID };
}
