import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { Callout, DateText, Stack } from '#shared/ui/index.ts';
import { MarkMailed } from './paper/MarkMailed.tsx';

type LetterRequest = OfferLetter['requests'][number];

/** The candidate's requests that the employer must fulfill (rules.md#paper-and-withdrawal). */
export function LetterRequests({
  letter: { requests, workerName, consentWithdrawnAt },
}: {
  readonly letter: OfferLetter;
}) {
  const open = requests.filter(({ actions }) => actions.includes('mark_mailed'));
  // One envelope answers all that is open of a letter: the last of them has the button.
  const isLast = (request: LetterRequest): boolean =>
    open.findLast(({ offerLetterId }) => offerLetterId === request.offerLetterId) === request;
  return requests.map((request) => (
    <Request
      key={`${request.offerLetterId} ${request.kind}`}
      request={request}
      name={workerName}
      withdrawnAt={request.kind === 'consent_withdrawn' ? consentWithdrawnAt : null}
      isMarked={isLast(request)}
    />
  ));
}

interface RequestProps {
  readonly request: LetterRequest;
  readonly name: string;
  /** When the consent was withdrawn. The paper to mail may date from later. */
  readonly withdrawnAt: string | null;
  /** Shows the button that marks it as mailed. */
  readonly isMarked: boolean;
}

function Request({ request, name, withdrawnAt, isMarked }: RequestProps) {
  const { t } = useTranslation('offer');
  const { kind, mailingAddress, requestedAt, doneAt, offerLetterId } = request;
  return (
    <Callout tone={doneAt ? 'success' : 'warning'} title={t(`manage.request.${kind}`, { name })}>
      <Stack $gap={2}>
        <DateText value={withdrawnAt ?? requestedAt} style="dateTime" />
        {withdrawnAt && withdrawnAt !== requestedAt && (
          <p>
            {t('manage.request.mailSince')} <DateText value={requestedAt} style="dateTime" />
          </p>
        )}
        {mailingAddress && <Address>{mailingAddress}</Address>}
        {doneAt ? (
          <p>
            {t('manage.request.mailedOn')} <DateText value={doneAt} style="dateTime" />
          </p>
        ) : (
          <p>{t(`manage.request.${kind}Text`)}</p>
        )}
        {isMarked && (
          <div>
            <MarkMailed offerLetterId={offerLetterId} />
          </div>
        )}
      </Stack>
    </Callout>
  );
}

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
