import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { ChargeLines } from '#entities/payment/index.ts';
import { undoCharges } from '#entities/referral/index.ts';
import { Skeleton, Stack } from '#shared/ui/index.ts';
import { useRestoredQuoteQuery } from '../api/undo-referral-api.ts';

/** The charge for undoing the rejection of a hire (rules.md#undone-rejection). */
export function RestoredCharge({ referral }: { readonly referral: Referral }) {
  const { t } = useTranslation('employer');
  const { data, isLoading } = useRestoredQuoteQuery(referral.id, { skip: !undoCharges(referral) });
  if (isLoading) return <Skeleton $height="120px" aria-hidden />;
  if (!data || data.lines.length === 0) return null;
  return (
    <Stack $gap={2}>
      <p>{t('undo.charges')}</p>
      <ChargeLines lines={data.lines} total={data.total} />
    </Stack>
  );
}
