import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import { isOnPaper, type OfferState } from '#features/offer/sign-offer/index.ts';
import { formatPhone, useFormatDate } from '#shared/lib/index.ts';
import { LinkButton, Notice, Stack } from '#shared/ui/index.ts';
import { NextForm } from './NextForm.tsx';

interface OfferAnsweredProps {
  readonly offer: OfferSigning;
  readonly state: Exclude<OfferState, 'pending' | 'replaced'>;
}

const TONES = {
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
  withdrawn: 'danger',
  invalid: 'danger',
} as const;

export function OfferAnswered({ offer, state }: OfferAnsweredProps) {
  const { t } = useTranslation(['sign-offer', 'addendum', 'common']);
  const dateOf = useFormatDate();
  const { company, signedAt, expiresAt, documentHash } = offer;
  const own = offer.isAddendum ? 'addendum:' : '';
  const onPaper = isOnPaper(offer);
  const words = onPaper ? 'state.paper' : (`${own}state.${state}` as const);
  const style = state === 'accepted' && !onPaper ? 'dateTime' : 'date';
  const instant = state === 'accepted' ? signedAt : expiresAt;
  const date = instant === null ? '' : dateOf(instant, style);
  return (
    <Notice tone={TONES[state]} title={t(`${words}.title`)} text={t(`${words}.text`, { company, date })}>
      {state === 'accepted' && documentHash && (
        <p>
          <small>
            {t('document.hash')} <code>{documentHash}</code>{' '}
            <Link to="/verify-document">{t('document.check')}</Link>
          </small>
        </p>
      )}
      {onPaper && <PaperCopy offer={offer} />}
      {state === 'accepted' && !offer.isAddendum && <NextForm offer={offer} />}
      <p>
        <LinkButton to="/">{t('common:error.goHome')}</LinkButton>
      </p>
    </Notice>
  );
}

/** The signed paper is not here, so its worker asks the employer for a copy. */
function PaperCopy({ offer: { company, employerContact } }: { readonly offer: OfferSigning }) {
  const { t } = useTranslation('sign-offer');
  if (employerContact === null) return null;
  const { name, phone, email } = employerContact;
  return (
    <Copy $gap={2}>
      <p>{t('state.paper.copy', { company, name })}</p>
      {phone && (
        <LinkButton block icon={<Phone aria-hidden />} to={`tel:${phone}`}>
          {t('state.paper.call', { phone: formatPhone(phone) })}
        </LinkButton>
      )}
      {email && (
        <LinkButton block icon={<Mail aria-hidden />} to={`mailto:${email}`}>
          {t('state.paper.write', { email })}
        </LinkButton>
      )}
    </Copy>
  );
}

const Copy = styled(Stack)`
  padding-block: var(--space-3);
`;
