import { useTranslation } from 'react-i18next';
import type { DrugTest } from '#contract/checks/drug-test/drug-test.ts';
import { useDrugTestQuery } from '#entities/check/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { useCheckActions } from '../model/use-check-actions.ts';
import { useDrugTestActions } from '../model/use-drug-test-actions.ts';
import { Note } from './CancelPaid.tsx';
import { CheckFrame, type CheckDialogProps } from './CheckFrame.tsx';
import { OrderDrugTest } from './OrderDrugTest.tsx';

/** A worker's drug test (rules.md#drug-tests, rules.md#adverse-action). */
export function DrugTestDialog({ referral, collect, onClose }: CheckDialogProps) {
  const { data, isError, refetch } = useDrugTestQuery(referral.id);
  const actions = useDrugTestActions(referral, collect);
  const decisions = useCheckActions(referral, collect, 'drug_test');
  return (
    <CheckFrame
      kind="drug_test"
      referral={referral}
      state={data}
      check={data?.test}
      isError={isError}
      onRetry={refetch}
      actions={{ ...decisions, ...actions }}
      order={data && <OrderDrugTest test={data.test} state={data} actions={actions} />}
      details={data?.test && <Place test={data.test} />}
      onClose={onClose}
    />
  );
}

function Place({ test: { site, appointment } }: { readonly test: DrugTest }) {
  const { t, i18n } = useTranslation('drug-test');
  if (!appointment) return site === null ? null : <Note>{`${t('near')}: ${site}`}</Note>;
  const where = [appointment.site, appointment.address, appointment.phone].filter(Boolean).join(', ');
  return (
    <Stack $gap={1}>
      <p>{`${t('where')}: ${where}`}</p>
      {appointment.until && (
        <p>{`${t('until')}: ${formatDate(appointment.until, i18n.language, 'dateTime')}`}</p>
      )}
    </Stack>
  );
}
