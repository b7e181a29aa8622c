import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { NO_CARD, toCard, type CardValues } from './card-values.ts';
import type { PaymentDue } from './payment-due.ts';
import { useConfirmSandboxPaymentMutation } from './sandbox-calls.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

export type Stage = 'card' | 'bank' | 'waiting' | 'slow';

export interface SandboxPayment {
  readonly stage: Stage;
  /** Why the last try failed, in the provider's words. */
  readonly problem: string | null;
  readonly payWith: (card: CardValues) => Promise<void>;
  readonly confirmAtBank: () => Promise<void>;
  readonly lookAgain: () => Promise<void>;
  readonly backToCard: () => void;
}

/** From the card to the provider's decision, with the extra confirmation that some banks ask for. */
export function useSandboxPayment(
  due: PaymentDue,
  earlierProblem: string | null,
  onPaid: () => void,
): SandboxPayment {
  const { t } = useTranslation('payment');
  const [confirm] = useConfirmSandboxPaymentMutation();
  const watch = usePaymentWatch(due);
  const [stage, setStage] = useState<Stage>('card');
  const [problem, setProblem] = useState(earlierProblem);
  const card = useRef(NO_CARD);

  const fail = (words: string): void => {
    setStage('card');
    setProblem(words);
  };
  const lookAgain = async (): Promise<void> => {
    setStage('waiting');
    // The form was told that this try has gone through: that an earlier one failed may still stand there.
    if (await watch(({ status }) => status === 'succeeded')) onPaid();
    else setStage('slow');
  };
  const ask = async (authenticate: boolean): Promise<void> => {
    setProblem(null);
    const outcome = await confirm({
      ...toCard(card.current),
      paymentIntentId: due.paymentIntentId ?? '',
      clientSecret: due.clientSecret ?? '',
      authenticate,
    });
    if (outcome.error) fail(translateMessage(serverMessageOf(outcome.error, t('card.failedText'))));
    else if (outcome.data.status === 'requires_action') setStage('bank');
    else await lookAgain();
  };
  return {
    stage,
    problem,
    payWith: (values) => {
      card.current = values;
      return ask(false);
    },
    confirmAtBank: () => ask(true),
    lookAgain,
    backToCard: () => setStage('card'),
  };
}
