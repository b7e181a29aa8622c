import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Notice } from '#shared/ui/index.ts';
import { LinkPage } from '#widgets/link-page/index.ts';
import { useConsentPageQuery } from '../api/background-check-consent-api.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { ConsentDecided } from './ConsentDecided.tsx';

/** A candidate authorizes or declines a background check without an account (rules.md#consent-page). */
export function BackgroundCheckConsentPage() {
  const { consentToken: token = '' } = useParams();
  const { t } = useTranslation('background-check');
  const asked = useConsentPageQuery(token, { skip: token === '' });
  return (
    <LinkPage
      token={token}
      asked={asked}
      title={t('title')}
      failed={t('failed')}
      invalid={<Notice tone="danger" title={t('invalid.title')} text={t('invalid.text')} />}
    >
      {(page) =>
        page.consentAlreadyGiven ? (
          <ConsentDecided decided={page} token={token} />
        ) : (
          <ConsentQuestion asked={page} token={token} />
        )
      }
    </LinkPage>
  );
}
