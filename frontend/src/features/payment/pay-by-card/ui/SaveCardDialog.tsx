import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentsConfigQuery } from '#entities/payment/index.ts';
import { Button, Callout, Dialog, Skeleton, Stack } from '#shared/ui/index.ts';
import { useSaveCard } from '../model/use-save-card.ts';
import { CardForm } from './CardForm.tsx';

interface SaveCardDialogProps {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A card for what is charged later; nothing is charged now. */
export function SaveCardDialog({ onSaved, onClose }: SaveCardDialogProps) {
  const { t } = useTranslation(['payment', 'common']);
  const { data: config } = usePaymentsConfigQuery(undefined);
  const saving = useSaveCard(onSaved);
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const whileBusy = async (work: Promise<void>): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  const isSandbox = config?.provider === 'sandbox';
  const main =
    saving.stage === 'bank' ? (
      <Button variant="primary" loading={busy} onClick={() => whileBusy(saving.confirmAtBank())}>
        {t('card.confirm')}
      </Button>
    ) : (
      <Button type="submit" form={formId} variant="primary" loading={busy}>
        {t('save.action')}
      </Button>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title={t('save.title')}
      description={t('save.lead')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('common:action.cancel')}
          </Button>
          {isSandbox && main}
        </>
      }
    >
      {!config && <Skeleton $height="160px" />}
      {config && !isSandbox && <Callout title={t('card.stripeTitle')}>{t('save.stripe')}</Callout>}
      {isSandbox && (
        <Stack $gap={5}>
          {saving.problem && (
            <div role="alert">
              <Callout tone="danger" title={t('save.failedTitle')}>
                {saving.problem}
              </Callout>
            </div>
          )}
          {saving.stage === 'bank' ? (
            <Callout title={t('card.confirmTitle')}>{t('save.bank')}</Callout>
          ) : (
            <CardForm id={formId} onSubmit={(card) => whileBusy(saving.save(card))} />
          )}
          <Callout title={t('card.testTitle')}>{t('card.testText')}</Callout>
        </Stack>
      )}
    </Dialog>
  );
}
