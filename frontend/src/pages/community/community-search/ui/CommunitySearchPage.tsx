import { useTranslation } from 'react-i18next';
import { Page, PageHeader, SearchLine, Tabs } from '#shared/ui/index.ts';
import { SEARCH_TABS, useSearchAddress } from '../model/use-search-address.ts';
import { Hits } from './Hits.tsx';

/** Searches posts, boards, and events (rules.md#community-search). */
export function CommunitySearchPage() {
  const { t } = useTranslation('community-search');
  const { q, tab, search, open } = useSearchAddress();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SearchLine
        name={t('title')}
        label={t('label')}
        placeholder={t('example')}
        action={t('action')}
        words={q}
        onSearch={search}
      />
      <Tabs
        label={t('kinds')}
        value={tab}
        onChange={open}
        tabs={SEARCH_TABS.map((value) => ({
          value,
          label: t(`tab.${value}`),
          content: <Hits q={q} tab={value} onAll={() => open('all')} />,
        }))}
      />
    </Page>
  );
}
