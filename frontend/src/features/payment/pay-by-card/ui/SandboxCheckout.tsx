import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import { useSandboxPayment, type SandboxPayment } from '../model/use-sandbox-payment.ts';
import { CardForm } from './CardForm.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { Waiting } from './Waiting.tsx';

/** The embedded provider's card form: card, the bank's extra confirmation, waiting for the provider's decision. */
export function SandboxCheckout({ due, problem, onPaid, frame }: CheckoutProps) {
  const { t, i18n } = useTranslation('payment');
  const payment = useSandboxPayment(due, problem, onPaid);
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const amount = formatAmount(due.amount, i18n.language, 'always');
  const working = busy || payment.stage === 'waiting';
  const whileBusy = async (work: Promise<void>): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  if (payment.stage === 'slow') {
    return frame({
      body: <Callout tone="warning">{t('card.slow')}</Callout>,
      main: <Button onClick={payment.lookAgain}>{t('card.lookAgain')}</Button>,
      busy: false,
    });
  }
  if (payment.stage === 'bank') {
    return frame({
      body: <BankStep amount={amount} payment={payment} />,
      main: (
        <Button variant="primary" loading={working} onClick={() => whileBusy(payment.confirmAtBank())}>
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
        <CardForm id={formId} onSubmit={(card) => whileBusy(payment.payWith(card))} />
        <Callout title={t('card.testTitle')}>{t('card.testText')}</Callout>
        <Quiet>
          <Lock size={16} aria-hidden /> {t('card.secure')}
        </Quiet>
        <Waiting show={payment.stage === 'waiting'} />
      </Stack>
    ),
    main: (
      <Button type="submit" form={formId} variant="primary" loading={working} loadingText={t('card.paying')}>
        {t('card.pay', { amount })}
      </Button>
    ),
    busy: working,
  });
}

function BankStep({ amount, payment }: { readonly amount: string; readonly payment: SandboxPayment }) {
  const { t } = useTranslation('payment');
  return (
    <Stack $align="start">
      <Callout title={t('card.confirmTitle')}>{t('card.confirmText', { amount })}</Callout>
      <Button variant="ghost" onClick={payment.backToCard}>
        {t('card.otherCard')}
      </Button>
    </Stack>
  );
}

const Quiet = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
  svg {
    flex: none;
    margin-top: 3px;
  }
`;
