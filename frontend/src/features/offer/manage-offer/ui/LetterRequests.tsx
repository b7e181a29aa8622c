import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { Callout, DateText } from '#shared/ui/index.ts';

/** What the candidate asked for, which the employer has to do (rules.md#paper-and-withdrawal). */
export function LetterRequests({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offer');
  return letter.requests.map(({ kind, mailingAddress, requestedAt }) => (
    <Callout key={kind} tone="warning" title={t(`manage.request.${kind}`, { name: letter.workerName })}>
      <DateText value={requestedAt} style="dateTime" />
      {mailingAddress && <Address>{mailingAddress}</Address>}
      <p>{t(`manage.request.${kind}Text`)}</p>
    </Callout>
  ));
}

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
