import { useTranslation } from 'react-i18next';
import { Button, PageHeader } from '#shared/ui/index.ts';

export function AskToConfirm({ onConfirm }: { readonly onConfirm: () => Promise<void> }) {
  const { t } = useTranslation('waitlist');
  return (
    <>
      <PageHeader title={t('confirm.title')} lead={t('confirm.lead')} />
      <Button variant="primary" block loadingText={t('confirm.working')} onClick={onConfirm}>
        {t('confirm.submit')}
      </Button>
    </>
  );
}
