import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSigning } from '#contract/offers/sign-offer.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';

const CounterDialog = lazy(async () => ({ default: (await import('./CounterDialog.tsx')).CounterDialog }));

interface CounterOfferProps {
  readonly token: string;
  readonly offer: Pick<OfferSigning, 'company' | 'counter' | 'countersLeft' | 'codeSentTo'>;
}

/** What the candidate would like to have changed (rules.md#counter-proposals). */
export function CounterOffer({ token, offer }: CounterOfferProps) {
  const { t } = useTranslation('sign-offer');
  const [asks, setAsks] = useState(false);
  const { company, counter, countersLeft, codeSentTo } = offer;
  const isOpen = counter?.status === 'open';
  if (!counter && countersLeft === 0) return null;
  return (
    <Stack $gap={3}>
      {counter && (
        <Callout tone={isOpen ? 'info' : 'warning'}>
          {t(isOpen ? 'counter.open' : 'counter.declined', { company })}
        </Callout>
      )}
      {!isOpen && countersLeft > 0 && (
        <Button block onClick={() => setAsks(true)}>
          {t('counter.action')}
        </Button>
      )}
      {asks && (
        <Suspense fallback={null}>
          <CounterDialog
            token={token}
            company={company}
            codeSentTo={codeSentTo}
            left={countersLeft}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
