import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Card, Stack, TextArea } from '#shared/ui/index.ts';
import { useDisputeReportMutation } from '../api/background-check-notice-api.ts';

const SHORTEST = 10;
const LONGEST = 2000;

/** The candidate disputes the report once. The employer then has to wait before deciding. */
export function DisputeForm({ token, company }: { readonly token: string; readonly company: string }) {
  const { t } = useTranslation('background-check');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const [disputeReport] = useDisputeReportMutation();
  const isLong = words.trim().length >= SHORTEST;
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isLong) return;
    const { error } = await disputeReport({ token, dispute: words.trim() });
    if (error) showFailure(error, t('dispute.failed'), t('dispute.tryAgain'));
    else
      showToast({
        title: t('dispute.sent'),
        description: t('dispute.sentText', { company }),
        variant: 'success',
      });
  };
  return (
    <Card aria-labelledby="dispute">
      <Stack $gap={4}>
        <h2 id="dispute">{t('dispute.title')}</h2>
        <TextArea
          label={t('dispute.label')}
          name="dispute"
          help={t('dispute.help', { company })}
          error={isTried && !isLong ? t('dispute.missing') : undefined}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          maxLength={LONGEST}
          rows={5}
        />
        <Button variant="primary" block loadingText={t('dispute.sending')} onClick={send}>
          {t('dispute.action')}
        </Button>
      </Stack>
    </Card>
  );
}
