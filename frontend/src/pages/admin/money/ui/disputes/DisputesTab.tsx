import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminDispute } from '#contract/billing/disputes/dispute.ts';
import { ResultCount } from '#entities/admin/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { EmptyState, ErrorState, SelectField, ShowMore, SkeletonList, Stack } from '#shared/ui/index.ts';
import { PaymentDialog } from '#widgets/admin-payments/index.ts';
import { useDisputesInfiniteQuery } from '../../api/money-api.ts';
import { DisputeCard } from './DisputeCard.tsx';
import { EvidenceDialog } from './EvidenceDialog.tsx';

const ForgiveDialog = lazyPart(async () => (await import('./ForgiveDialog.tsx')).ForgiveDialog);

const STATES = ['open', 'won', 'lost'] as const;

/** Charges that employers dispute with their banks (rules.md#disputes). */
export function DisputesTab() {
  const { t } = useTranslation('admin-money');
  const [state, setState] = useState('');
  const [explained, explain] = useState<string | null>(null);
  const [answered, answer] = useState<AdminDispute | null>(null);
  const [forgiven, forgive] = useState<AdminDispute | null>(null);
  const list = useDisputesInfiniteQuery(state === '' ? {} : { state }, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap((page) => page.rows);
  return (
    <Stack $gap={4}>
      <SelectField
        name="state"
        label={t('disputes.show')}
        value={state}
        onChange={({ target }) => setState(target.value)}
        options={[
          { value: '', label: t('disputes.all') },
          ...STATES.map((value) => ({ value, label: t(`disputes.state.${value}`) })),
        ]}
      />
      <ResultCount list={list} />
      {!rows && list.isError && <ErrorState title={t('disputes.failed')} onRetry={list.refetch} />}
      {!rows && !list.isError && <SkeletonList count={3} lines={4} />}
      {rows?.length === 0 && (
        <EmptyState icon={<Scale />} title={t('disputes.empty')} text={t('disputes.emptyText')} />
      )}
      {rows?.map((dispute) => (
        <DisputeCard
          key={dispute.id}
          dispute={dispute}
          onExplain={() => explain(dispute.paymentId)}
          onAnswer={() => answer(dispute)}
          onForgive={() => forgive(dispute)}
        />
      ))}
      <ShowMore list={list} label={t('more')} />
      {answered && <EvidenceDialog dispute={answered} onClose={() => answer(null)} />}
      {forgiven && <ForgiveDialog dispute={forgiven} onClose={() => forgive(null)} />}
      {explained !== null && <PaymentDialog id={explained} onClose={() => explain(null)} />}
    </Stack>
  );
}
