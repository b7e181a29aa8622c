import { CircleCheck, Eye, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useJobQuery } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { posterPath, ShareJobMenu, SharePlatformMenu } from '#features/job/share-job/index.ts';
import { Button, Card, Inline, LinkButton, Page, Stack } from '#shared/ui/index.ts';

/** rules.md#after-posting */
const REDIRECT_AFTER_MS = 2000;

interface JobPostedProps {
  readonly dashboard: '/employer-dashboard' | '/dashboard';
  /** Redirects to the dashboard automatically. */
  readonly leaves?: boolean;
  /** If present, the job can be shared and printed here. */
  readonly jobId?: string;
  readonly onAnother: () => void;
}

/** Replaces the form after posting. Needs the `post-job` texts. */
export function JobPosted({ dashboard, leaves = false, jobId, onAnother }: JobPostedProps) {
  const { t } = useTranslation(['post-job', 'common']);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    if (!leaves) return undefined;
    const timer = setTimeout(() => void navigate(dashboard), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, dashboard, leaves]);
  return (
    <Page $width="form">
      <title>{`${t('success')} · ${t('common:brand')}`}</title>
      <Sign>
        <CircleCheck size={56} aria-hidden />
        <h1 ref={heading} tabIndex={-1}>
          {t('success')}
        </h1>
        <p>{t(leaves ? 'successText' : 'enhanced.successText')}</p>
        {jobId !== undefined && <Tell jobId={jobId} />}
        <Inline>
          <LinkButton to={dashboard} variant={jobId === undefined ? 'primary' : 'secondary'}>
            {t('viewDashboard')}
          </LinkButton>
          <Button onClick={onAnother}>{t('another')}</Button>
        </Inline>
      </Sign>
    </Page>
  );
}

/** Sharing the job leads to the first referrals (rules.md#after-posting). */
function Tell({ jobId }: { readonly jobId: string }) {
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

const Sign = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding-block: var(--space-10);
  > svg {
    color: var(--success);
  }
`;
