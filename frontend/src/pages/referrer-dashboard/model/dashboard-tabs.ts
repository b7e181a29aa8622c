import { useSearchParams } from 'react-router-dom';

/** The parts that stand behind tabs on a small screen (document 2 §2.9). */
export const DASHBOARD_TABS = ['opportunities', 'payouts', 'status', 'referrals'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const TABS_ID = 'dashboard-tabs';

interface DashboardTabState {
  readonly tab: DashboardTab;
  readonly setTab: (tab: string) => void;
  /** Opens a part from elsewhere on the page, and brings it into view. */
  readonly showTab: (tab: DashboardTab) => void;
  readonly tabsId: string;
}

/** The tab stands in the address: it is there again after a reload, and when somebody comes back. */
export function useDashboardTab(isWide: boolean): DashboardTabState {
  const [query, setQuery] = useSearchParams();
  const tab = DASHBOARD_TABS.find((name) => name === query.get('tab')) ?? 'opportunities';
  const setTab = (wanted: string): void =>
    setQuery(wanted === 'opportunities' ? {} : { tab: wanted }, { replace: true, preventScrollReset: true });
  const showTab = (wanted: DashboardTab): void => {
    if (!isWide) setTab(wanted);
    document.getElementById(isWide ? `part-${wanted}` : TABS_ID)?.scrollIntoView({ block: 'start' });
  };
  return { tab, setTab, showTab, tabsId: TABS_ID };
}
