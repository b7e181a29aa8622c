import { useTranslation } from 'react-i18next';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { Waiting } from './Waiting.tsx';

interface SavedCardStepProps {
  readonly last4: string;
  readonly amount: string;
  readonly problem: string | null;
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly onOther: () => void;
}

/** The owner confirms a saved card for its bank, without typing it again (rules.md#card-confirmation). */
export function SavedCardStep({ last4, amount, problem, isWaiting, isBusy, onOther }: SavedCardStepProps) {
  const { t } = useTranslation('payment');
  return (
    <Stack $gap={4} $align="start">
      <PaymentProblem>{problem}</PaymentProblem>
      <Callout title={t('card.confirmTitle')}>{t('card.confirmSaved', { amount, last4 })}</Callout>
      <Button variant="ghost" disabled={isBusy} onClick={onOther}>
        {t('card.otherCard')}
      </Button>
      <Waiting show={isWaiting} />
    </Stack>
  );
}
