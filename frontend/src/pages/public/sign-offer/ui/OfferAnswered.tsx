import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfferSigning } from '#contract/offers/sign-offer.ts';
import type { OfferState } from '#features/offer/sign-offer/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { LinkButton, Notice } from '#shared/ui/index.ts';

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
  const { t, i18n } = useTranslation(['sign-offer', 'addendum', 'common']);
  const { company, signedAt, expiresAt, documentHash } = offer;
  const own = offer.isAddendum ? 'addendum:' : '';
  const [instant, style] =
    state === 'accepted' ? [signedAt, 'dateTime' as const] : [expiresAt, 'date' as const];
  const date = instant === null ? '' : formatDate(instant, i18n.language, style);
  return (
    <Notice
      tone={TONES[state]}
      title={t(`${own}state.${state}.title`)}
      text={t(`${own}state.${state}.text`, { company, date })}
    >
      {state === 'accepted' && documentHash && (
        <p>
          <small>
            {t('document.hash')} <code>{documentHash}</code>{' '}
            <Link to="/verify-document">{t('document.check')}</Link>
          </small>
        </p>
      )}
      <p>
        <LinkButton to="/">{t('common:error.goHome')}</LinkButton>
      </p>
    </Notice>
  );
}
