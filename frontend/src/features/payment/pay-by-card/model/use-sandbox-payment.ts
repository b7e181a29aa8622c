import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { NO_CARD, toCard, type CardValues } from './card-values.ts';
import { useConfirmSandboxPaymentMutation } from './sandbox-calls.ts';

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

interface Confirmed {
  /** The provider's id of a payment, or of a card to be saved. */
  readonly id: string;
  readonly clientSecret: string;
  /** What a try before this form came to, or null. */
  readonly problem: string | null;
  /** Whether the server knows of it by now. */
  readonly isDone: () => Promise<boolean>;
  readonly onDone: () => void;
}

/** From the card to the provider's decision, with the extra confirmation that some banks ask for. */
export function useSandboxPayment({
  id,
  clientSecret,
  problem: earlierProblem,
  isDone,
  onDone,
}: Confirmed): SandboxPayment {
  const { t } = useTranslation('payment');
  const [confirm] = useConfirmSandboxPaymentMutation();
  const [stage, setStage] = useState<Stage>('card');
  const [problem, setProblem] = useState(earlierProblem);
  const card = useRef(NO_CARD);

  const fail = (words: string): void => {
    setStage('card');
    setProblem(words);
  };
  const lookAgain = async (): Promise<void> => {
    setStage('waiting');
    if (await isDone()) onDone();
    else setStage('slow');
  };
  const ask = async (authenticate: boolean): Promise<void> => {
    setProblem(null);
    const outcome = await confirm({
      ...toCard(card.current),
      paymentIntentId: id,
      clientSecret,
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
