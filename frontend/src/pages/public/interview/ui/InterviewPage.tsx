import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { InvalidLink, LinkPage } from '#widgets/link-page/index.ts';
import { useInterviewQuery } from '../api/interview-api.ts';
import { InterviewQuestion } from './InterviewQuestion.tsx';

/** The worker answers an interview (rules.md#interviews). Opening it decides nothing. */
export function InterviewPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('interview');
  const asked = useInterviewQuery(token, { skip: token === '' });
  return (
    <LinkPage
      token={token}
      asked={asked}
      title={t('title')}
      failed={t('page.failed')}
      invalid={<InvalidLink title={t('page.invalid')} text={t('page.invalidText')} />}
    >
      {(page) => <InterviewQuestion page={page} token={token} />}
    </LinkPage>
  );
}
