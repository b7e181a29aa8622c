import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIFFERENCE_STATES } from '#contract/billing/vocabulary/reconciliation/reconciliation.ts';
import type { BalanceDifference } from '#contract/billing/reconciliation/reconciliation.ts';
import { PagedTable } from '#entities/admin/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { EmptyState, SelectField } from '#shared/ui/index.ts';
import { LedgerDialog } from '#widgets/admin-payments/index.ts';
import { useDifferencesInfiniteQuery } from '../../api/money-api.ts';
import { DifferenceLines } from './DifferenceLines.tsx';
import { LastReading } from './LastReading.tsx';
import { UnhandledEvents } from './UnhandledEvents.tsx';
import { useDifferenceColumns } from './use-difference-columns.tsx';

const ExplainDialog = lazyPart(async () => (await import('./ExplainDialog.tsx')).ExplainDialog);

/**
 * The provider's books compared with ours: the last reading and the differences (rules.md#reconciliation).
 */
export function ReconciliationTab() {
  const { t } = useTranslation('admin-money');
  const [state, setState] = useState('open');
  const [unfolded, unfold] = useState<BalanceDifference | null>(null);
  const [toExplain, setToExplain] = useState<BalanceDifference | null>(null);
  const list = useDifferencesInfiniteQuery(state === '' ? {} : { state }, {
    refetchOnMountOrArgChange: true,
  });
  const isAllWell = state === 'open';
  return (
    <>
      <LastReading />
      <UnhandledEvents />
      <SelectField
        name="state"
        label={t('differences.show')}
        value={state}
        onChange={({ target }) => setState(target.value)}
        options={[
          { value: '', label: t('differences.all') },
          ...DIFFERENCE_STATES.map((value) => ({ value, label: t(`differences.state.${value}`) })),
        ]}
      />
      <PagedTable
        list={list}
        caption={t('differences.caption')}
        columns={useDifferenceColumns({ unfold, explain: setToExplain })}
        empty={
          <EmptyState
            icon={<Scale />}
            title={t(isAllWell ? 'differences.none' : 'differences.empty')}
            text={t(isAllWell ? 'differences.noneText' : 'differences.emptyText')}
          />
        }
      />
      {unfolded && (
        <LedgerDialog
          subject="difference"
          id={unfolded.id}
          about={unfolded.about}
          before={<DifferenceLines difference={unfolded} />}
          onClose={() => unfold(null)}
        />
      )}
      {toExplain && <ExplainDialog difference={toExplain} onClose={() => setToExplain(null)} />}
    </>
  );
}
