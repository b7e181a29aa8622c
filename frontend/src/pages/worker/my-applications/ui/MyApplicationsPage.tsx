import { ClipboardList, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RequireSignIn } from '#entities/session/index.ts';
import { useWorkerApplicationsInfiniteQuery, useWorkerStatsQuery } from '#entities/worker/index.ts';
import {
  Callout,
  EmptyState,
  InfiniteList,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { ApplicationCard } from '#widgets/application-card/index.ts';

const PAGE = 20;

/** All of a worker's applications with their status (rules.md#my-applications). */
export function MyApplicationsPage() {
  return (
    <RequireSignIn>
      {({ email, emailVerifiedAt }) => (
        <Page>
          <Applications isProven={email === null || emailVerifiedAt !== null} />
        </Page>
      )}
    </RequireSignIn>
  );
}

/** Referrals to an unconfirmed email do not belong to anyone yet. */
function Applications({ isProven }: { readonly isProven: boolean }) {
  const { t } = useTranslation('worker-dashboard');
  const list = useWorkerApplicationsInfiniteQuery({ limit: PAGE });
  const { data: stats } = useWorkerStatsQuery(undefined);
  return (
    <>
      <PageHeader
        title={t('mine.title')}
        lead={t('mine.lead')}
        actions={
          <LinkButton to="/jobs" variant="primary" icon={<Search aria-hidden />}>
            {t('findJobs')}
          </LinkButton>
        }
      />
      {!isProven && <Unproven />}
      <InfiniteList
        list={list}
        failed={t('mine.failed')}
        more={t('mine.older')}
        empty={
          <EmptyState
            icon={<ClipboardList />}
            title={t('mine.empty')}
            text={t('mine.emptyText')}
            action={
              <LinkButton to="/worker-dashboard" variant="primary">
                {t('matches.title')}
              </LinkButton>
            }
          />
        }
        skeleton={<SkeletonList count={4} />}
      >
        {(applications) => (
          <Stack $gap={3}>
            <h2>{t('mine.count', { count: stats?.applications ?? applications.length })}</h2>
            {applications.map((application) => (
              <ApplicationCard key={application.id} application={application} />
            ))}
          </Stack>
        )}
      </InfiniteList>
    </>
  );
}

function Unproven() {
  const { t } = useTranslation('worker-dashboard');
  return (
    <Room>
      <Callout title={t('mine.unprovenTitle')}>
        {t('mine.unprovenText')} <Link to="/profile/security">{t('mine.unprovenAction')}</Link>
      </Callout>
    </Room>
  );
}

const Room = styled.div`
  margin-bottom: var(--space-5);
`;
