import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { InvalidLink, LinkPage } from '#widgets/link-page/index.ts';
import { useReferralConfirmationQuery } from '../api/confirm-referral-api.ts';
import { ConfirmationQuestion } from './ConfirmationQuestion.tsx';

/** The worker confirms or declines the referral through a texted link. */
export function ConfirmReferralPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('confirm-referral');
  const asked = useReferralConfirmationQuery(token, { skip: token === '' });
  return (
    <LinkPage
      token={token}
      asked={asked}
      title={t('title')}
      failed={t('failed')}
      invalid={<InvalidLink title={t('invalid.title')} text={t('invalid.text')} />}
    >
      {(question) => <ConfirmationQuestion question={question} token={token} />}
    </LinkPage>
  );
}
