import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, Callout } from '#shared/ui/index.ts';

const CounterDialog = lazyCode(async () => (await import('./CounterDialog.tsx')).CounterDialog);

interface CounterOfferProps {
  readonly token: string;
  readonly offer: Pick<OfferSigning, 'actions' | 'company' | 'counter' | 'countersLeft' | 'codeSentTo'>;
}

/** Shows the result of the last request for a change, if any. */
export function CounterNews({ offer: { company, counter } }: Pick<CounterOfferProps, 'offer'>) {
  const { t } = useTranslation('sign-offer');
  if (!counter) return null;
  const isDeclined = counter.status === 'declined' || counter.status === 'lapsed';
  return (
    <Callout tone={isDeclined ? 'warning' : 'info'}>
      {t(isDeclined ? 'counter.declined' : counter.status === 'open' ? 'counter.open' : 'counter.accepted', {
        company,
      })}
    </Callout>
  );
}

/** Lets the candidate request a change (rules.md#counter-proposals). */
export function CounterOffer({ token, offer }: CounterOfferProps) {
  const { t } = useTranslation('sign-offer');
  const [asks, setAsks] = useState(false);
  const { actions, company, countersLeft, codeSentTo } = offer;
  if (!actions.includes('counter')) return null;
  return (
    <>
      <Button block onClick={() => setAsks(true)}>
        {t('counter.action')}
      </Button>
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
    </>
  );
}
