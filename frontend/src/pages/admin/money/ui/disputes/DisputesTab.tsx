import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminDispute } from '#contract/billing/disputes/dispute.ts';
import { ResultCount } from '#entities/admin/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { EmptyState, InfiniteList, SelectField, SkeletonList, Stack } from '#shared/ui/index.ts';
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
      <InfiniteList
        list={list}
        failed={t('disputes.failed')}
        more={t('more')}
        empty={<EmptyState icon={<Scale />} title={t('disputes.empty')} text={t('disputes.emptyText')} />}
        skeleton={<SkeletonList count={3} lines={4} />}
      >
        {(rows) =>
          rows.map((dispute) => (
            <DisputeCard
              key={dispute.id}
              dispute={dispute}
              onExplain={() => explain(dispute.paymentId)}
              onAnswer={() => answer(dispute)}
              onForgive={() => forgive(dispute)}
            />
          ))
        }
      </InfiniteList>
      {answered && <EvidenceDialog dispute={answered} onClose={() => answer(null)} />}
      {forgiven && <ForgiveDialog dispute={forgiven} onClose={() => forgive(null)} />}
      {explained !== null && <PaymentDialog id={explained} onClose={() => explain(null)} />}
    </Stack>
  );
}
