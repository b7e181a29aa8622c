import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import { Callout, LinkButton, Stack } from '#shared/ui/index.ts';
import { DeclineOffer } from './DeclineOffer.tsx';
import { useAnswerOffer } from './use-answer-offer.ts';

interface PaperOnlyProps {
  readonly token: string;
  readonly offer: OfferSigning;
}

/** Replaces the form after a withdrawn consent: the letter comes by mail (rules.md#paper-and-withdrawal). */
export function PaperOnly({ token, offer }: PaperOnlyProps) {
  const { jobTitle, company, isAddendum, codeSentTo, documentUrl } = offer;
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const answer = useAnswerOffer(token, isAddendum);
  return (
    <Stack $gap={4}>
      <Callout tone="info" title={t('paperOnly.title')}>
        {t('paperOnly.text', { company })}
      </Callout>
      <LinkButton to={documentUrl} newTab block icon={<FileText aria-hidden />}>
        {t(isAddendum ? 'addendum:open' : 'document.open')}
      </LinkButton>
      <DeclineOffer
        jobTitle={jobTitle}
        company={company}
        isAddendum={isAddendum}
        token={token}
        codeSentTo={codeSentTo}
        onDecline={(code, showErrors) => answer({ acceptedTerms: false, ...code }, showErrors)}
      />
    </Stack>
  );
}
