import { Eye, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useJobQuery } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { posterPath, ShareJobMenu, SharePlatformMenu } from '#features/job/share-job/index.ts';
import { Card, Inline, LinkButton, Stack } from '#shared/ui/index.ts';

/** Sharing the job leads to the first referrals (rules.md#after-posting). */
export function TellPeople({ jobId }: { readonly jobId: string }) {
  const { t } = useTranslation('post-job');
  const { user } = useCurrentUser();
  const { data: job } = useJobQuery(jobId);
  return (
    <Card aria-labelledby="tell-people">
      <Stack $gap={3}>
        <h2 id="tell-people">{t('tell.title')}</h2>
        <p>{t('tell.text')}</p>
        <Inline $gap={2}>
          {job && <ShareJobMenu job={job} loud />}
          <LinkButton to={posterPath(jobId, user?.referralCode ?? null)} icon={<Printer aria-hidden />}>
            {t('tell.poster')}
          </LinkButton>
          <LinkButton to={`/job/${jobId}`} icon={<Eye aria-hidden />}>
            {t('tell.see')}
          </LinkButton>
          {user && <SharePlatformMenu user={user} label={t('tell.invite')} />}
        </Inline>
      </Stack>
    </Card>
  );
}
