import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useOfferToSignQuery } from '#features/offer/sign-offer/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { LinkButton, Notice } from '#shared/ui/index.ts';
import { LinkPage } from '#widgets/link-page/index.ts';
import { OfferToSign } from './OfferToSign.tsx';

/** An offer opened from a link, without an account (rules.md#offer-page). */
export function SignOfferPage() {
  const { token = '' } = useParams();
  return <LinkedOffer key={token} token={token} />;
}

function LinkedOffer({ token }: { readonly token: string }) {
  const { t } = useTranslation(['sign-offer', 'common']);
  const language = useLanguage();
  // The input stays while another language loads. A server-rendered page reloads, because only a person's
  // visit counts as viewed.
  const { data, error, refetch } = useOfferToSignQuery(
    { token, language },
    { skip: token === '', refetchOnMountOrArgChange: !import.meta.env.SSR },
  );
  useAskOnReturn(refetch, data?.documentOpenedAt === null);
  return (
    <LinkPage
      token={token}
      asked={{ currentData: data, error, refetch }}
      title={t('title')}
      failed={t('failed')}
      invalid={
        <Notice tone="danger" title={t('invalid.title')} text={t('invalid.text')}>
          <LinkButton to="/">{t('common:error.goHome')}</LinkButton>
        </Notice>
      }
    >
      {(offer) => <OfferToSign offer={offer} token={token} onLate={refetch} />}
    </LinkPage>
  );
}

/**
 * The letter may have been opened before the script ran. Only the server knows, so the return to the page
 * reloads it.
 */
function useAskOnReturn(ask: () => unknown, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ask, isWanted]);
}
