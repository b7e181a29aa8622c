import { ClipboardList, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useJobs } from '../../../entities/job/index.ts';
import { RequireSignIn, type User } from '../../../entities/session/index.ts';
import { onPhone } from '../../../shared/theme/index.ts';
import { Inline, LinkButton, Page, PageHeader, Stack } from '../../../shared/ui/index.ts';
import { JobList } from '../../../widgets/job-list/index.ts';
import { ProfileCard } from './ProfileCard.tsx';

const NEWEST_JOBS = 4;

/** Also under the alternate and redesigned paths: one dashboard a role (decision 19). */
export function WorkerDashboardPage() {
  return (
    <RequireSignIn>
      {(user) => (
        <Page>
          <Dashboard user={user} />
        </Page>
      )}
    </RequireSignIn>
  );
}

function Dashboard({ user }: { readonly user: User }) {
  const { t } = useTranslation('worker-dashboard');
  const list = useJobs({ industry: 'all', limit: NEWEST_JOBS });
  return (
    <Stack $gap={8}>
      <div>
        <PageHeader
          title={t('title', { name: user.firstName })}
          documentTitle={t('documentTitle')}
          lead={t('lead')}
          actions={
            <Ways>
              <LinkButton to="/my-applications" icon={<ClipboardList aria-hidden />}>
                {t('applications')}
              </LinkButton>
              <LinkButton to="/jobs" variant="primary" icon={<Search aria-hidden />}>
                {t('findJobs')}
              </LinkButton>
            </Ways>
          }
        />
        <ProfileCard user={user} />
      </div>
      <Stack as="section" $gap={4} aria-labelledby="newest-jobs">
        <h2 id="newest-jobs">{t('newest')}</h2>
        <JobList
          list={list}
          skeletons={NEWEST_JOBS}
          end={
            list.hasMore && (
              <Inline $justify="center">
                <LinkButton to="/jobs">{t('allJobs')}</LinkButton>
              </Inline>
            )
          }
        />
      </Stack>
    </Stack>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${onPhone} {
    width: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;
