import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SavedCard } from '#entities/payment/index.ts';
import { api } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useBeginCardMutation, type CardSetup } from './setup-calls.ts';

export interface AddCard {
  /** `known` are the cards that are there already; true once another is saved, false when the person closed the dialog. */
  readonly add: (known: readonly string[]) => Promise<boolean>;
  readonly dialog: ReactNode;
}

const AddCardDialog = lazy(() =>
  import('../ui/AddCardDialog.tsx').then((module) => ({ default: module.AddCardDialog })),
);

interface Open {
  readonly setup: CardSetup;
  readonly known: readonly string[];
  readonly answer: (isSaved: boolean) => void;
}

/** Saves a card with the provider, for later charges. */
export function useAddCard(): AddCard {
  const { t } = useTranslation('payment');
  const dispatch = useDispatch();
  const [begin] = useBeginCardMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (isSaved: boolean): void => {
    setOpen(null);
    open?.answer(isSaved);
  };
  const saved = (card: SavedCard): void => {
    close(true);
    dispatch(api.util.invalidateTags(['Payment']));
    const title = t(card.type === 'bank' ? 'setup.accountTitle' : 'setup.doneTitle');
    const description = t(card.isVerified ? 'setup.doneText' : 'setup.unverifiedText');
    showToast({ title, description, variant: 'success' });
  };
  return {
    add: async (known) => {
      const { data, error } = await begin(undefined);
      if (data) return new Promise((answer) => setOpen({ setup: data, known, answer }));
      showFailure(error, t('setup.failed'));
      return false;
    },
    dialog: open && (
      <Suspense fallback={null}>
        <AddCardDialog setup={open.setup} known={open.known} onSaved={saved} onClose={() => close(false)} />
      </Suspense>
    ),
  };
}
