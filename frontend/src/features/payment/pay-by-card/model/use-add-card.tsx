import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SavedCard } from '#entities/payment/index.ts';
import { api } from '#shared/api/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useBeginCardMutation, useChooseCardMutation, type CardSetup } from '../api/pay-by-card-api.ts';

export interface AddCard {
  /**
   * `cards` are the existing cards. The first card becomes the default. For later cards, the user chooses, and
   * `isDefault` is the initial choice. Resolves to true once a card is saved, or false if the user closes the dialog.
   */
  readonly add: (cards: readonly SavedCard[], isDefault?: boolean) => Promise<boolean>;
  readonly dialog: ReactNode;
}

const AddCardDialog = lazyPart(async () => (await import('../ui/AddCardDialog.tsx')).AddCardDialog);

interface Open {
  readonly setup: CardSetup;
  readonly cards: readonly SavedCard[];
  readonly isDefault: boolean;
  readonly answer: (isSaved: boolean) => void;
}

/** Saves a card with the provider for later charges (rules.md#default-card). */
export function useAddCard(): AddCard {
  const { t } = useTranslation('payment');
  const dispatch = useDispatch();
  const [begin] = useBeginCardMutation();
  const tellSaved = useTellSaved();
  const [open, setOpen] = useState<Open | null>(null);
  const saved = async (card: SavedCard, isChosen: boolean): Promise<void> => {
    setOpen(null);
    await tellSaved(card, open?.cards.find(({ isDefault }) => isDefault) ?? null, isChosen);
    dispatch(api.util.invalidateTags(['Payment']));
    open?.answer(true);
  };
  const close = (): void => {
    setOpen(null);
    open?.answer(false);
  };
  return {
    add: async (cards, isDefault = false) => {
      const { data, error } = await begin(undefined);
      if (data) return new Promise((answer) => setOpen({ setup: data, cards, isDefault, answer }));
      showFailure(error, t('setup.failed'));
      return false;
    },
    dialog: open && (
      <AddCardDialog
        setup={open.setup}
        cards={open.cards}
        startsDefault={open.isDefault}
        onSaved={(card, isChosen) => void saved(card, isChosen)}
        onClose={close}
      />
    ),
  };
}

/** Makes the card the default if chosen, and shows which card we charge from now on. */
function useTellSaved() {
  const { t } = useTranslation('payment');
  const [choose] = useChooseCardMutation();
  return async (card: SavedCard, before: SavedCard | null, isChosen: boolean): Promise<void> => {
    const title = t(card.type === 'bank' ? 'setup.accountTitle' : 'setup.doneTitle');
    const say = (description: string): void => showToast({ title, description, variant: 'success' });
    if (!card.isVerified) return say(t(before ? 'setup.unverifiedMore' : 'setup.unverifiedText'));
    if (before === null) return say(t('setup.doneText'));
    if (!isChosen) return say(t('setup.stays', { last4: before.last4 }));
    const { error } = await choose(card.id);
    if (error) showFailure(error, t('setup.notDefault'), t('setup.stays', { last4: before.last4 }));
    else say(t('setup.doneText'));
  };
}
