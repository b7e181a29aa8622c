import { PaymentElement } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, CheckboxField, Skeleton, Stack } from '#shared/ui/index.ts';
import { useStripePayment } from '../model/use-stripe-payment.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { QuietLine } from './QuietLine.tsx';
import { SavedCardStep } from './SavedCardStep.tsx';
import { Waiting } from './Waiting.tsx';

export function StripeForm({ due, problem, onPaid, frame }: CheckoutProps) {
  const { t, i18n } = useTranslation('payment');
  const payment = useStripePayment({ due, problem, onPaid });
  const [isReady, setReady] = useState(false);
  const [saveCard, setSaveCard] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const working = isPaying || payment.step === 'waiting';
  const whilePaying = async (work: Promise<void>): Promise<void> => {
    setPaying(true);
    await work;
    setPaying(false);
  };
  if (payment.step === 'slow' || payment.step === 'bank') {
    const body = (
      <Callout tone={payment.step === 'bank' ? 'info' : 'warning'}>{t(`card.${payment.step}`)}</Callout>
    );
    const main = <Button onClick={payment.lookAgain}>{t('card.lookAgain')}</Button>;
    return frame({ body, main, busy: false });
  }
  const amount = formatAmount(due.amount, i18n.language, 'always');
  if (payment.savedCard) {
    return frame({
      body: (
        <SavedCardStep
          last4={payment.savedCard.last4}
          amount={amount}
          problem={payment.problem}
          isWaiting={payment.step === 'waiting'}
          isBusy={working}
          onOther={payment.typeAnother}
        />
      ),
      main: (
        <Button
          variant="primary"
          loading={working}
          loadingText={t('card.paying')}
          onClick={() => whilePaying(payment.confirmSavedCard())}
        >
          {t('card.confirm')}
        </Button>
      ),
      busy: working,
    });
  }
  return frame({
    body: (
      <Stack $gap={5}>
        <PaymentProblem>{payment.problem}</PaymentProblem>
        {!isReady && <Skeleton $height="220px" />}
        <PaymentElement onReady={() => setReady(true)} />
        <CheckboxField
          name="saveCard"
          label={t('card.save')}
          help={t('card.mandate')}
          checked={saveCard}
          onChange={({ target }) => setSaveCard(target.checked)}
        />
        <QuietLine icon={<Lock size={16} aria-hidden />}>{t('card.secure')}</QuietLine>
        <Waiting show={payment.step === 'waiting'} />
      </Stack>
    ),
    main: (
      <Button
        variant="primary"
        disabled={!isReady}
        loading={working}
        loadingText={t('card.paying')}
        onClick={() => whilePaying(payment.pay(saveCard))}
      >
        {t('card.pay', { amount })}
      </Button>
    ),
    busy: working,
  });
}
