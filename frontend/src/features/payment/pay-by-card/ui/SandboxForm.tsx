import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Callout, CheckboxField, RadioGroup, Stack } from '#shared/ui/index.ts';
import type { SandboxPayment } from '../model/use-sandbox-payment.ts';
import { BankForm } from './BankForm.tsx';
import { CardForm } from './CardForm.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { QuietLine } from './QuietLine.tsx';
import { Waiting } from './Waiting.tsx';

type Method = 'card' | 'account';

interface SandboxFormProps {
  readonly payment: SandboxPayment;
  /** The button labels for a card and an account, and the bank's question. */
  readonly words: {
    readonly action: string;
    readonly accountAction?: string;
    readonly bank: string;
    readonly slow: string;
  };
  /** A payment offers to save the card; a card setup does not. */
  readonly isPayment: boolean;
  readonly frame: CheckoutProps['frame'];
}

/** The embedded provider's form: card or bank account, the bank's confirmation, then the wait for a decision. */
export function SandboxForm({ payment, words, isPayment, frame }: SandboxFormProps) {
  const { t } = useTranslation('payment');
  const { isBusy, whileBusy } = useBusy();
  const [method, setMethod] = useState<Method>('card');
  const formId = useId();
  const working = isBusy || payment.step === 'waiting';
  if (payment.step === 'slow' || payment.step === 'days') {
    const isDays = payment.step === 'days';
    return frame({
      body: <Callout tone={isDays ? 'info' : 'warning'}>{isDays ? t('card.bank') : words.slow}</Callout>,
      main: (
        <Button loading={isBusy} onClick={() => whileBusy(payment.lookAgain())}>
          {t('card.lookAgain')}
        </Button>
      ),
      busy: false,
    });
  }
  if (payment.step === 'bank') {
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
  const fields = { id: formId, payment, whileBusy };
  return frame({
    body: (
      <Stack $gap={5}>
        <PaymentProblem>{payment.problem}</PaymentProblem>
        <MethodChoice value={method} isPayment={isPayment} onChange={setMethod} />
        {method === 'card' ? (
          <CardPart {...fields} isKept={isPayment} />
        ) : (
          <AccountPart {...fields} isPayment={isPayment} />
        )}
        <QuietLine icon={<Lock size={16} aria-hidden />}>
          {t(method === 'card' ? 'card.secure' : 'account.secure')}
        </QuietLine>
        <Waiting show={payment.step === 'waiting'} />
      </Stack>
    ),
    main: (
      <Button type="submit" form={formId} variant="primary" loading={working} loadingText={t('card.paying')}>
        {method === 'account' ? (words.accountAction ?? words.action) : words.action}
      </Button>
    ),
    busy: working,
  });
}

export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (work: Promise<void>): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  return { isBusy, whileBusy };
}

interface MethodChoiceProps {
  readonly value: Method;
  readonly isPayment: boolean;
  readonly onChange: (method: Method) => void;
}

function MethodChoice({ value, isPayment, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('payment');
  const options = (['card', 'account'] as const).map((method) => ({
    value: method,
    label: t(`method.${method}`),
    ...(method === 'account' && { description: t('method.accountHelp') }),
  }));
  return (
    <RadioGroup
      label={t(isPayment ? 'method.legend' : 'method.keep')}
      name="method"
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen === 'account' ? 'account' : 'card')}
    />
  );
}

interface PartProps {
  readonly id: string;
  readonly payment: SandboxPayment;
  readonly whileBusy: (work: Promise<void>) => Promise<void>;
}

function CardPart({ id, payment, whileBusy, isKept }: PartProps & { readonly isKept: boolean }) {
  const { t } = useTranslation('payment');
  const [saveCard, setSaveCard] = useState(false);
  return (
    <>
      <CardForm id={id} onSubmit={(card) => whileBusy(payment.payWith(card, saveCard))} />
      {isKept && (
        <CheckboxField
          name="saveCard"
          label={t('card.save')}
          help={t('card.mandate')}
          checked={saveCard}
          onChange={({ target }) => setSaveCard(target.checked)}
        />
      )}
      <Callout title={t('card.testTitle')}>{t('card.testText')}</Callout>
    </>
  );
}

function AccountPart({ id, payment, whileBusy, isPayment }: PartProps & { readonly isPayment: boolean }) {
  const { t } = useTranslation('payment');
  return (
    <>
      <BankForm id={id} onSubmit={(account) => whileBusy(payment.debit(account))} />
      {isPayment && <p>{t('account.mandate')}</p>}
      <Callout title={t('card.testTitle')}>
        {t(isPayment ? 'account.testText' : 'account.keepTestText')}
      </Callout>
    </>
  );
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
