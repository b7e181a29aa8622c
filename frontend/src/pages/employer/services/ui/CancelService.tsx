import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceAddon } from '#contract/offers/addon/service-addon.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';
import { useCancelServiceMutation } from '../api/services-api.ts';

/** A paid service that is not delivered yet can be canceled. */
export function CancelService({ service }: { readonly service: ServiceAddon }) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [cancel] = useCancelServiceMutation();
  if (!service.actions.includes('cancel')) return null;
  const price = formatAmount(service.price, language);
  const about = { service: t(`kind.${service.addonType}`), name: service.workerName, price };
  const confirm = async (): Promise<void> => {
    const { error } = await cancel(service.id);
    if (error) {
      showFailure(error, t('cancel.failed'), t('cancel.failed'));
      throw error;
    }
    showToast({
      title: t('cancel.doneTitle'),
      description: t('cancel.doneText', { price }),
      variant: 'success',
    });
  };
  return (
    <>
      <Button size="sm" aria-label={t('cancel.actionOf', about)} onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('cancel.title')}
        description={t('cancel.text', about)}
        confirmLabel={t('cancel.confirm')}
        danger
        onConfirm={confirm}
      />
    </>
  );
}
