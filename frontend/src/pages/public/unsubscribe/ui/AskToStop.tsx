import { useTranslation } from 'react-i18next';
import { showFailure } from '#shared/toast/index.ts';
import { Button, PageHeader } from '#shared/ui/index.ts';
import { useUnsubscribeMutation } from '../api/unsubscribe-api.ts';

interface AskToStopProps {
  readonly token: string;
  readonly text: string;
  readonly onDone: () => void;
}

export function AskToStop({ token, text, onDone }: AskToStopProps) {
  const { t } = useTranslation('unsubscribe');
  const [unsubscribe] = useUnsubscribeMutation();
  const press = async (): Promise<void> => {
    const { error } = await unsubscribe(token);
    if (error) showFailure(error, t('failed'), t('failedText'));
    else onDone();
  };
  return (
    <>
      <PageHeader title={t('title')} lead={text} />
      <Button variant="primary" block loadingText={t('working')} onClick={press}>
        {t('submit')}
      </Button>
    </>
  );
}
