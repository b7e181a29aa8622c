import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useBeginCardMutation, type CardSetup } from './setup-calls.ts';

export interface AddCard {
  /** `known` are the cards that are there already. */
  readonly add: (known: readonly string[]) => Promise<void>;
  readonly dialog: ReactNode;
}

const AddCardDialog = lazy(() =>
  import('../ui/AddCardDialog.tsx').then((module) => ({ default: module.AddCardDialog })),
);

interface Open {
  readonly setup: CardSetup;
  readonly known: readonly string[];
}

/** Saves a card with the provider, for later charges. */
export function useAddCard(): AddCard {
  const { t } = useTranslation('payment');
  const dispatch = useDispatch();
  const [begin] = useBeginCardMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const saved = (): void => {
    close();
    dispatch(api.util.invalidateTags(['Payment']));
    showToast({ title: t('setup.doneTitle'), description: t('setup.doneText'), variant: 'success' });
  };
  return {
    add: async (known) => {
      const { data, error } = await begin(undefined);
      if (error) showFailure(error, t('setup.failed'));
      else setOpen({ setup: data, known });
    },
    dialog: open && (
      <Suspense fallback={null}>
        <AddCardDialog {...open} onSaved={saved} onClose={close} />
      </Suspense>
    ),
  };
}
