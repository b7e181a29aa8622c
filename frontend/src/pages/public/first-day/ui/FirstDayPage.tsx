import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { InvalidLink, LinkPage } from '#widgets/link-page/index.ts';
import { useFirstDayQuery } from '../api/first-day-api.ts';
import { FirstDayFacts } from './FirstDayFacts.tsx';

/** The time and place of a worker's first day (rules.md#first-day). */
export function FirstDayPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('first-day');
  const asked = useFirstDayQuery(token, { skip: token === '' });
  return (
    <LinkPage
      token={token}
      asked={asked}
      title={t('title')}
      failed={t('page.failed')}
      invalid={<InvalidLink title={t('page.invalid')} text={t('page.invalidText')} />}
    >
      {(page) => <FirstDayFacts page={page} token={token} />}
    </LinkPage>
  );
}
