import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Document 2 §2.10. */
export const DASHBOARD_TABS = ['jobs', 'applications', 'profile', 'status'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const TABS_ID = 'dashboard-tabs';

interface DashboardTabState {
  readonly tab: DashboardTab;
  readonly setTab: (tab: string) => void;
  /** Opens a tab from elsewhere on the page, and brings it into view. */
  readonly showTab: (tab: DashboardTab) => void;
  readonly tabsId: string;
}

/** The tab stands in the address: other screens lead to it, and going back comes back to it. */
export function useDashboardTab(): DashboardTabState {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab = DASHBOARD_TABS.find((name) => name === asked) ?? 'jobs';
  const setTab = useCallback(
    (wanted: string) =>
      setQuery(wanted === 'jobs' ? {} : { tab: wanted }, { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const showTab = (wanted: DashboardTab): void => {
    setTab(wanted);
    document.getElementById(TABS_ID)?.scrollIntoView({ block: 'start' });
  };
  return { tab, setTab, showTab, tabsId: TABS_ID };
}
