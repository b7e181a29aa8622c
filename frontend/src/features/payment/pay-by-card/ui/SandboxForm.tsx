import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import type { SandboxPayment } from '../model/use-sandbox-payment.ts';
import { CardForm } from './CardForm.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { QuietLine } from './QuietLine.tsx';
import { Waiting } from './Waiting.tsx';

interface SandboxFormProps {
  readonly payment: SandboxPayment;
  /** What the button says, and what the bank asks. */
  readonly words: { readonly action: string; readonly bank: string; readonly slow: string };
  readonly frame: CheckoutProps['frame'];
}

/** The embedded provider's card form: card, the bank's extra confirmation, waiting for the provider's decision. */
export function SandboxForm({ payment, words, frame }: SandboxFormProps) {
  const { t } = useTranslation('payment');
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const working = busy || payment.stage === 'waiting';
  const whileBusy = async (work: Promise<void>): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  if (payment.stage === 'slow') {
    return frame({
      body: <Callout tone="warning">{words.slow}</Callout>,
      main: <Button onClick={payment.lookAgain}>{t('card.lookAgain')}</Button>,
      busy: false,
    });
  }
  if (payment.stage === 'bank') {
    return frame({
      body: <BankStep text={words.bank} payment={payment} />,
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
        <QuietLine icon={<Lock size={16} aria-hidden />}>{t('card.secure')}</QuietLine>
        <Waiting show={payment.stage === 'waiting'} />
      </Stack>
    ),
    main: (
      <Button type="submit" form={formId} variant="primary" loading={working} loadingText={t('card.paying')}>
        {words.action}
      </Button>
    ),
    busy: working,
  });
}

function BankStep({ text, payment }: { readonly text: string; readonly payment: SandboxPayment }) {
  const { t } = useTranslation('payment');
  return (
    <Stack $align="start">
      <Callout title={t('card.confirmTitle')}>{text}</Callout>
      <Button variant="ghost" onClick={payment.backToCard}>
        {t('card.otherCard')}
      </Button>
    </Stack>
  );
}
