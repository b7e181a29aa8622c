import { useTranslation } from 'react-i18next';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import { LinkButton, Notice } from '#shared/ui/index.ts';

/** An earlier version's link leads to the new one, once it was sent (rules.md#amended-offers). */
export function OfferReplaced({ offer }: { readonly offer: OfferSigning }) {
  const { t } = useTranslation('sign-offer');
  const { company, newSigningUrl } = offer;
  const words = newSigningUrl
    ? t('state.replaced.text', { company })
    : t('state.replaced.waiting', { company });
  return (
    <Notice tone="warning" title={t('state.replaced.title')} text={words}>
      {newSigningUrl && (
        <p>
          <LinkButton to={new URL(newSigningUrl).pathname} variant="primary">
            {t('state.replaced.open')}
          </LinkButton>
        </p>
      )}
    </Notice>
  );
}
