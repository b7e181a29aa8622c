import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import {
  CounterNews,
  CounterOffer,
  isOnPaper,
  offerState,
  PaperOnly,
  PaperRights,
  SignOfferForm,
} from '#features/offer/sign-offer/index.ts';
import { OfferTerms } from '#entities/offer/index.ts';
import { AverageRating } from '#entities/rating/index.ts';
import { useReaderTime, serverNow } from '#shared/lib/index.ts';
import { Callout, LinkButton, PageHeader, Stack } from '#shared/ui/index.ts';
import { EnglishBinds } from './EnglishBinds.tsx';
import { OfferAnswered } from './OfferAnswered.tsx';
import { OfferReplaced } from './OfferReplaced.tsx';
import { TimeToAnswer } from './TimeToAnswer.tsx';

const TICK_MS = 15_000;
/** The terms of an addendum. */
const ADDENDUM_TERMS = ['company', 'workerName', 'customTerms', 'signatoryName'] as const;

interface OfferToSignProps {
  readonly offer: OfferSigning;
  readonly token: string;
  /** The time to answer is over, so the server has other actions. */
  readonly onLate: () => unknown;
}

export function OfferToSign({ offer, token, onLate }: OfferToSignProps) {
  const { t } = useTranslation(['sign-offer', 'addendum', 'rating']);
  const { jobTitle, company, workerName, expiresAt, actions, changes, isAddendum, employerRating } = offer;
  const mayAnswer = actions.includes('decline');
  const now = useNow(mayAnswer ? expiresAt : null, onLate);
  const state = offerState(offer);
  const own = isAddendum ? 'addendum:' : '';
  const isOnlyOnPaper = !isAddendum && offer.consentWithdrawnAt !== null;
  // An offer signed on paper has no document here and no consent to withdraw.
  const isSigned = state === 'accepted' && !isOnPaper(offer);
  if (state === 'replaced') return <OfferReplaced offer={offer} />;
  return (
    <Stack $gap={6}>
      {state === 'pending' ? (
        <Stack $gap={4}>
          <PageHeader
            title={t(`${own}offer.title`, { job: jobTitle })}
            documentTitle={t(`${own}title`)}
            lead={t(isOnlyOnPaper ? 'offer.paperLead' : `${own}offer.lead`, { company, name: workerName })}
          />
          {changes.length > 0 && (
            <Callout tone="info" title={t('changed.title', { count: changes.length, company })}>
              {t('changed.text')}
            </Callout>
          )}
          <CounterNews offer={offer} />
          {expiresAt && <TimeToAnswer expiresAt={expiresAt} now={now} />}
        </Stack>
      ) : (
        <OfferAnswered offer={offer} state={state} />
      )}
      <OfferTerms
        terms={offer}
        changes={state === 'pending' ? changes : []}
        // An answered or withdrawn offer no longer expires.
        expiresAt={state === 'pending' || state === 'expired' ? expiresAt : null}
        status={t(`status.${state}`)}
        only={isAddendum ? ADDENDUM_TERMS : null}
      />
      <EnglishBinds />
      {state === 'pending' && employerRating && (
        <p>
          {t('rating:page.title', { name: company })}{' '}
          <AverageRating
            userId={null}
            averageRating={employerRating.average}
            ratingCount={employerRating.count}
          />
        </p>
      )}
      {state !== 'pending' && (
        <LinkButton to={offer.documentUrl} newTab block icon={<FileText aria-hidden />}>
          {t(isSigned ? 'document.signed' : isAddendum ? 'addendum:open' : 'document.open')}
        </LinkButton>
      )}
      {state === 'pending' && (
        <noscript>
          <Callout tone="info" title={t('withoutScript.title')}>
            <p>{t('withoutScript.text', { company })}</p>
            <p>
              <a href={offer.documentUrl}>{t('withoutScript.open')}</a>
            </p>
          </Callout>
        </noscript>
      )}
      {actions.includes('sign') && offer.consent && (
        <SignOfferForm
          token={token}
          jobTitle={jobTitle}
          workerName={workerName}
          company={company}
          documentUrl={offer.documentUrl}
          isAddendum={isAddendum}
          consent={offer.consent}
          codeSentTo={offer.codeSentTo}
          isOpened={offer.documentOpenedAt !== null}
        />
      )}
      {mayAnswer && !actions.includes('sign') && <PaperOnly token={token} offer={offer} />}
      <CounterOffer token={token} offer={offer} />
      {actions.includes('ask_for_paper') && (
        <PaperRights
          token={token}
          company={company}
          actions={actions}
          isSigned={isSigned}
          isAddendum={isAddendum}
          codeSentTo={offer.codeSentTo}
          requests={offer.requests}
          consentWithdrawnAt={offer.consentWithdrawnAt}
        />
      )}
    </Stack>
  );
}

/** Calls `onLate` on each tick after `until`, because the server decides what is possible then. */
function useNow(until: string | null, onLate: () => unknown): number {
  const { drawnAt } = useReaderTime();
  const [now, setNow] = useState(() => drawnAt ?? serverNow());
  useEffect(() => {
    if (until !== null && Date.parse(until) <= now) onLate();
  }, [until, now, onLate]);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
