import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '#contract/billing/vocabulary/add-ons.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { AddOnChoices, ChargeLines } from '#entities/payment/index.ts';
import { Button, Callout, Card, Dialog, Skeleton, Stack } from '#shared/ui/index.ts';
import { useHireQuoteQuery } from '../model/hire-calls.ts';
import { useHire, type CollectHire } from '../model/use-hire.ts';

interface HireDialogProps {
  readonly referral: Referral;
  readonly collect: CollectHire;
  readonly onClose: () => void;
}

export function HireDialog({ referral, collect, onClose }: HireDialogProps) {
  const { t } = useTranslation(['employer', 'common']);
  const [addOns, setAddOns] = useState<AddOn[]>([]);
  const [busy, setBusy] = useState(false);
  const hire = useHire(collect);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const isHired = await hire(referral, addOns);
    setBusy(false);
    if (isHired) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title={t('hire.title', { name: referral.workerName })}
      description={t('hire.lead', { job: referral.job.title, company: referral.job.company })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="primary" loading={busy} loadingText={t('hire.working')} onClick={confirm}>
            {t('hire.confirm')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <AddOnChoices legend={t('hire.addOns')} chosen={addOns} onChange={setAddOns} />
        <Cost referralId={referral.id} addOns={addOns} />
        {referral.referrer && Number(referral.job.referralBonus) > 0 && (
          <Callout>{t('hire.schedule')}</Callout>
        )}
      </Stack>
    </Dialog>
  );
}

function Cost({ referralId, addOns }: { readonly referralId: string; readonly addOns: readonly AddOn[] }) {
  const { t } = useTranslation('employer');
  const quote = useHireQuoteQuery({ id: referralId, addOns });
  if (quote.isError) return <Callout tone="warning">{t('hire.costFailed')}</Callout>;
  if (!quote.data) return <Skeleton $height="120px" />;
  const { lines, total } = quote.data;
  return (
    <Card as="div" $tight aria-busy={quote.isFetching}>
      <Stack $gap={3}>
        <h3>{t('hire.cost')}</h3>
        {lines.length === 0 ? <p>{t('hire.nothing')}</p> : <ChargeLines lines={lines} total={total} />}
      </Stack>
    </Card>
  );
}
