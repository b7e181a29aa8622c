import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button } from '#shared/ui/index.ts';
import { useMarkPaperSentMutation } from '../../api/manage-offer-api.ts';

interface MarkMailedProps {
  readonly offerLetterId: string;
  /** Distinguishes it from the others in a list. */
  readonly label?: string;
}

/** Marks all requested papers of a letter as mailed (rules.md#things-to-mail). */
export function MarkMailed({ offerLetterId, label }: MarkMailedProps) {
  const { t } = useTranslation('offer');
  const [markSent, { isLoading }] = useMarkPaperSentMutation();
  const done = async (): Promise<void> => {
    const { error } = await markSent(offerLetterId);
    if (error) showFailure(error, t('manage.request.mailedFailed'));
    else showToast({ title: t('manage.request.mailedDone'), variant: 'success' });
  };
  return (
    <Button icon={<MailCheck aria-hidden />} loading={isLoading} aria-label={label} onClick={done}>
      {t('manage.request.mailed')}
    </Button>
  );
}
