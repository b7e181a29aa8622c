import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentsConfigQuery, type SavedCard } from '#entities/payment/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, CheckboxField, Dialog, ErrorState, Skeleton, Stack } from '#shared/ui/index.ts';
import type { CardSetup } from '../api/pay-by-card-api.ts';
import { useCardWatch } from '../model/use-card-watch.ts';
import { useSandboxPayment } from '../model/use-sandbox-payment.ts';
import type { CheckoutParts, CheckoutProps } from './checkout-props.ts';
import { SandboxForm } from './SandboxForm.tsx';

interface AddCardDialogProps {
  readonly setup: CardSetup;
  /** The existing cards. */
  readonly cards: readonly SavedCard[];
  /** The initial choice of whether the new card becomes the default. */
  readonly startsDefault: boolean;
  readonly onSaved: (card: SavedCard, isChosen: boolean) => void;
  readonly onClose: () => void;
}

const StripeSetup = lazyCode(async () => (await import('./StripeSetup.tsx')).StripeSetup);

export function AddCardDialog({ setup, cards, startsDefault, onSaved, onClose }: AddCardDialogProps) {
  const { t } = useTranslation(['payment', 'common']);
  const [isChosen, setChosen] = useState(startsDefault);
  const current = cards.find(({ isDefault }) => isDefault);
  const known = useMemo(() => cards.map(({ id }) => id), [cards]);
  const form = { setup, known, onSaved: (card: SavedCard) => onSaved(card, isChosen) };
  const { data: config, isError, refetch } = usePaymentsConfigQuery(undefined);
  const frame = ({ body, main, busy }: CheckoutParts) => (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      shared={config?.provider === 'stripe'}
      title={t('setup.title')}
      description={t('setup.mandate')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('common:action.cancel')}
          </Button>
          {main}
        </>
      }
    >
      <Stack $gap={5}>
        {body}
        {current && (
          <CheckboxField
            name="isDefault"
            label={t('setup.makeDefault')}
            help={t('setup.makeDefaultHelp', { last4: current.last4 })}
            checked={isChosen}
            disabled={busy}
            onChange={({ target }) => setChosen(target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
  const waiting = frame({ body: <Skeleton $height="220px" />, main: null, busy: false });
  if (isError) {
    const body = <ErrorState title={t('card.loadFailed')} onRetry={refetch} />;
    return frame({ body, main: null, busy: false });
  }
  if (!config) return waiting;
  if (config.provider === 'sandbox') return <SandboxSetup {...form} frame={frame} />;
  return (
    <Suspense fallback={waiting}>
      <StripeSetup {...form} publishableKey={config.publishableKey ?? ''} frame={frame} />
    </Suspense>
  );
}

interface SandboxSetupProps {
  readonly setup: CardSetup;
  readonly known: readonly string[];
  readonly onSaved: (card: SavedCard) => void;
  readonly frame: CheckoutProps['frame'];
}

function SandboxSetup({ setup, known, onSaved, frame }: SandboxSetupProps) {
  const { t } = useTranslation('payment');
  const watch = useCardWatch(known);
  const saved = useRef<SavedCard | null>(null);
  const { setupIntentId: id, clientSecret } = setup;
  const payment = useSandboxPayment({
    id,
    clientSecret,
    problem: null,
    isDone: async () => {
      saved.current = await watch();
      return saved.current !== null;
    },
    onDone: () => saved.current && onSaved(saved.current),
  });
  const words = {
    action: t('setup.save'),
    accountAction: t('setup.saveAccount'),
    bank: t('setup.bank'),
    slow: t('setup.slow'),
  };
  return <SandboxForm payment={payment} words={words} isPayment={false} frame={frame} />;
}
