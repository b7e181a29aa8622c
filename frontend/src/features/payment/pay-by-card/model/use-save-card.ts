import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { NO_CARD, toCard, type CardValues } from './card-values.ts';
import { useBeginSavingCardMutation, useConfirmSandboxPaymentMutation } from './sandbox-calls.ts';

interface SavingCard {
  readonly stage: 'card' | 'bank';
  readonly problem: string | null;
  readonly save: (card: CardValues) => Promise<void>;
  readonly confirmAtBank: () => Promise<void>;
  readonly backToCard: () => void;
}

/** Saves a card without paying anything, with the extra confirmation that some banks ask for. */
export function useSaveCard(onSaved: () => void): SavingCard {
  const { t } = useTranslation('payment');
  const [begin] = useBeginSavingCardMutation();
  const [confirm] = useConfirmSandboxPaymentMutation();
  const [stage, setStage] = useState<SavingCard['stage']>('card');
  const [problem, setProblem] = useState<string | null>(null);
  const card = useRef(NO_CARD);
  const fail = (error: unknown): void => {
    setStage('card');
    setProblem(translateMessage(serverMessageOf(error, t('save.failed'))));
  };
  const ask = async (authenticate: boolean): Promise<void> => {
    setProblem(null);
    const setup = await begin(undefined);
    if (setup.error) return fail(setup.error);
    const { clientSecret, setupIntentId: paymentIntentId } = setup.data;
    const about = { ...toCard(card.current), paymentIntentId, clientSecret, authenticate };
    const { data, error } = await confirm(about);
    if (error) fail(error);
    else if (data.status === 'requires_action') setStage('bank');
    else onSaved();
  };
  return {
    stage,
    problem,
    save: (values) => {
      card.current = values;
      return ask(false);
    },
    confirmAtBank: () => ask(true),
    backToCard: () => setStage('card'),
  };
}
