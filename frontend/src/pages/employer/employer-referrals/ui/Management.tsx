import { Columns3, List } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { lazyCode, useAddressParams } from '#shared/lib/index.ts';
import { LinkButton, Page, PageHeader, SegmentedSwitch, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useReferralManagement } from '#widgets/referral-management/index.ts';
import { readListParams, writeListParams, type ListParams, type View } from '../model/list-params.ts';
import { Filters } from './Filters.tsx';
import { LinkedDialog } from './LinkedDialog.tsx';
import { LastBulkNote } from './LastBulkNote.tsx';
import { ReferralList } from './ReferralList.tsx';

/** The drag-and-drop library loads only when the board is shown. */
const Board = lazyCode(async () => (await import('./Board.tsx')).Board);

export function Management({ employer }: { readonly employer: User }) {
  const { t } = useTranslation('referral-management');
  const [urlParams, setUrlParams] = useAddressParams();
  const params = readListParams(urlParams);
  const management = useReferralManagement();
  const change = (changes: Partial<ListParams>): void =>
    setUrlParams((now) => writeListParams({ ...readListParams(now), ...changes }), { replace: true });
  const views: readonly { readonly value: View; readonly label: string; readonly icon: ReactNode }[] = [
    { value: 'list', label: t('manage.list'), icon: <List aria-hidden /> },
    { value: 'board', label: t('manage.board'), icon: <Columns3 aria-hidden /> },
  ];
  return (
    <Page>
      <PageHeader
        title={t('manage.title')}
        lead={t('manage.lead')}
        actions={
          <>
            <LinkButton to="/employer/offer-templates">{t('manage.templates')}</LinkButton>
            <SegmentedSwitch
              label={t('manage.view')}
              options={views}
              value={params.view}
              onChange={(view) => change({ view })}
            />
          </>
        }
      />
      <Stack $gap={5}>
        <Filters params={params} onChange={change} />
        <LastBulkNote userId={employer.id} />
        {params.view === 'board' ? (
          <Suspense fallback={<SkeletonList count={2} lines={3} />}>
            <Board params={params} management={management} />
          </Suspense>
        ) : (
          <ReferralList
            key={urlParams.toString()}
            params={params}
            management={management}
            userId={employer.id}
            onChange={change}
            onClear={() => setUrlParams(() => ({}), { replace: true })}
          />
        )}
      </Stack>
      {params.linked && (
        <LinkedDialog {...params.linked} management={management} onDone={() => change({ linked: null })} />
      )}
      {management.dialogs}
    </Page>
  );
}
