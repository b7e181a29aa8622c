import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button } from '#shared/ui/index.ts';
import { useShowInterestMutation } from '../api/show-interest-api.ts';

interface InterestButtonProps {
  readonly referralId: string;
  /** The candidate's name. */
  readonly name: string;
}

/** Notifies the candidate and their referrer that the employer is interested, once (rules.md#counted-once). */
export function InterestButton({ referralId, name }: InterestButtonProps) {
  const { t } = useTranslation('candidate');
  const [show, { isLoading }] = useShowInterestMutation();
  const press = async (): Promise<void> => {
    const { error } = await show(referralId);
    if (error) return showFailure(error, t('interest.failed'), t('interest.failedText'));
    showToast({
      title: t('interest.done'),
      description: t('interest.doneText', { name }),
      variant: 'success',
    });
  };
  return (
    <Button
      variant="primary"
      icon={<ThumbsUp aria-hidden />}
      loading={isLoading}
      onClick={() => void press()}
    >
      {t('interest.action')}
    </Button>
  );
}
