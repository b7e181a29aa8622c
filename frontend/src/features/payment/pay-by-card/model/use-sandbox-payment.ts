import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SandboxConfirmation } from '#contract/billing/charging/sandbox.ts';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import type { BankValues } from './bank-values.ts';
import { NO_CARD, toCard, type CardValues } from './card-values.ts';
import {
  useConfirmSandboxPaymentMutation,
  useConfirmSavedCardMutation,
  useDebitSandboxPaymentMutation,
} from '../api/pay-by-card-api.ts';

/** `days`: a bank account was debited, and its bank has not answered yet. */
export type PaymentStep = 'card' | 'bank' | 'waiting' | 'slow' | 'days';

export interface SandboxPayment {
  readonly step: PaymentStep;
  /** Why the last try failed, in the provider's words. */
  readonly problem: string | null;
  readonly payWith: (card: CardValues, saveCard: boolean) => Promise<void>;
  readonly debit: (account: BankValues) => Promise<void>;
  readonly confirmAtBank: () => Promise<void>;
  readonly confirmSavedCard: () => Promise<void>;
  readonly lookAgain: () => Promise<void>;
  readonly backToCard: () => void;
}

interface Confirmed {
  /** The provider's ID of a payment or of a card to save. */
  readonly id: string;
  readonly clientSecret: string;
  /** The problem of an earlier try, or null. */
  readonly problem: string | null;
  /** Whether the server has already processed it. */
  readonly isDone: () => Promise<boolean>;
  readonly onDone: () => void;
}

type Answer = { readonly error?: unknown; readonly data?: SandboxConfirmation | undefined };

/** Pays with a card or account, confirms at the bank if required, and waits for the provider's decision. */
export function useSandboxPayment(confirmed: Confirmed): SandboxPayment {
  const { id, clientSecret, problem: earlierProblem, isDone, onDone } = confirmed;
  const { t } = useTranslation('payment');
  const [confirm] = useConfirmSandboxPaymentMutation();
  const [confirmSaved] = useConfirmSavedCardMutation();
  const [debit] = useDebitSandboxPaymentMutation();
  const [step, setStep] = useState<PaymentStep>('card');
  const [problem, setProblem] = useState(earlierProblem);
  const given = useRef({ card: NO_CARD, saveCard: false });
  const asked = { paymentIntentId: id, clientSecret };

  const lookAgain = async (): Promise<void> => {
    const [now, still] = step === 'days' ? (['days', 'days'] as const) : (['waiting', 'slow'] as const);
    setStep(now);
    if (await isDone()) onDone();
    else setStep(still);
  };
  const hear = async ({ error, data }: Answer): Promise<void> => {
    if (!data) {
      setStep('card');
      setProblem(translateMessage(serverMessageOf(error, t('card.failedText'))));
    } else if (data.status === 'requires_action') setStep('bank');
    else if (data.status === 'processing') setStep('days');
    else await lookAgain();
  };
  const ask = async (call: () => PromiseLike<Answer>): Promise<void> => {
    setProblem(null);
    await hear(await call());
  };
  const pay = (authenticate: boolean): Promise<void> => {
    const { card, saveCard } = given.current;
    return ask(() => confirm({ ...toCard(card), ...asked, authenticate, saveCard }));
  };
  return {
    step,
    problem,
    payWith: (card, saveCard) => {
      given.current = { card, saveCard };
      return pay(false);
    },
    debit: (account) => ask(() => debit({ ...account, ...asked })),
    confirmAtBank: () => pay(true),
    confirmSavedCard: () => ask(() => confirmSaved(asked)),
    lookAgain,
    backToCard: () => setStep('card'),
  };
}
