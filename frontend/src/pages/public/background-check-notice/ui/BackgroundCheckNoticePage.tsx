import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Notice } from '#shared/ui/index.ts';
import { LinkPage } from '#widgets/link-page/index.ts';
import { useCheckNoticeQuery } from '../api/background-check-notice-api.ts';
import { CheckNotice } from './CheckNotice.tsx';

/** The candidate's copy of a report, their rights, and their dispute (rules.md#adverse-action). */
export function BackgroundCheckNoticePage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('background-check');
  const asked = useCheckNoticeQuery(token, { skip: token === '' });
  return (
    <LinkPage
      token={token}
      asked={asked}
      title={t(`notice.title.${asked.currentData?.kind ?? 'background_check'}`)}
      failed={t('notice.failed')}
      invalid={<Notice tone="danger" title={t('notice.invalid.title')} text={t('notice.invalid.text')} />}
    >
      {(notice) => <CheckNotice notice={notice} token={token} />}
    </LinkPage>
  );
}
