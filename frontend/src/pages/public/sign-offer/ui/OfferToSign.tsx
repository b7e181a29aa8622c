import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSigning } from '#contract/offers/sign-offer.ts';
import { CounterOffer, offerState, PaperRights, SignOfferForm } from '#features/offer/sign-offer/index.ts';
import { OfferTerms } from '#entities/offer/index.ts';
import { Callout, LinkButton, PageHeader, Stack } from '#shared/ui/index.ts';
import { EnglishBinds } from './EnglishBinds.tsx';
import { OfferAnswered } from './OfferAnswered.tsx';
import { OfferReplaced } from './OfferReplaced.tsx';
import { TimeToAnswer } from './TimeToAnswer.tsx';

const TICK_MS = 15_000;
/** What an addendum itself says. */
const ADDENDUM_TERMS = ['company', 'workerName', 'customTerms', 'signatoryName'] as const;

export function OfferToSign({ offer, token }: { readonly offer: OfferSigning; readonly token: string }) {
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const now = useNow();
  const state = offerState(offer, now);
  const { jobTitle, company, workerName, expiresAt, changes, isAddendum } = offer;
  const own = isAddendum ? 'addendum:' : '';
  if (state === 'replaced') return <OfferReplaced offer={offer} />;
  return (
    <Stack $gap={6}>
      {state === 'pending' ? (
        <Stack $gap={4}>
          <PageHeader
            title={t(`${own}offer.title`, { job: jobTitle })}
            documentTitle={t(`${own}title`)}
            lead={t(`${own}offer.lead`, { company, name: workerName })}
          />
          {changes.length > 0 && (
            <Callout tone="info" title={t('changed.title', { count: changes.length, company })}>
              {t('changed.text')}
            </Callout>
          )}
          {expiresAt && <TimeToAnswer expiresAt={expiresAt} now={now} />}
        </Stack>
      ) : (
        <OfferAnswered offer={offer} state={state} />
      )}
      <EnglishBinds />
      <OfferTerms
        terms={offer}
        changes={state === 'pending' ? changes : []}
        expiresAt={expiresAt}
        status={t(`status.${state}`)}
        only={isAddendum ? ADDENDUM_TERMS : null}
      />
      {state !== 'pending' && (
        <LinkButton to={offer.documentUrl} newTab block icon={<FileText aria-hidden />}>
          {t(state === 'accepted' ? 'document.signed' : isAddendum ? 'addendum:open' : 'document.open')}
        </LinkButton>
      )}
      {state === 'pending' && offer.consent && (
        <SignOfferForm
          token={token}
          jobTitle={jobTitle}
          company={company}
          documentUrl={offer.documentUrl}
          isAddendum={isAddendum}
          consent={offer.consent}
          codeSentTo={offer.codeSentTo}
          isOpened={offer.documentOpenedAt !== null}
        />
      )}
      {state === 'pending' && <CounterOffer token={token} offer={offer} />}
      {(state === 'pending' || state === 'accepted') && (
        <PaperRights
          token={token}
          company={company}
          isSigned={state === 'accepted'}
          isAddendum={isAddendum}
          requests={offer.requests}
        />
      )}
    </Stack>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
