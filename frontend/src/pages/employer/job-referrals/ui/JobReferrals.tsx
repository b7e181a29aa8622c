import { ArrowLeft, HardHat, Inbox, Send, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useJobQuery } from '#entities/job/index.ts';
import {
  useEmployerStatsQuery,
  useJobReferrals,
  inAll,
  OFFERABLE_STATUSES,
  statusesAt,
} from '#entities/referral/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  inGroups,
  LinkButton,
  Page,
  PageHeader,
  ShowMore,
  Skeleton,
  SkeletonList,
  Stack,
  Tile,
} from '#shared/ui/index.ts';
import { OfferSeveralDialog } from '#features/offer/create-offer/index.ts';
import { usePayByCard } from '#features/payment/pay-by-card/index.ts';
import { useCrews, useReferralManagement } from '#widgets/referral-management/index.ts';
import { ReferralCard } from './ReferralCard.tsx';

const PAGE = 20;

export function JobReferrals({ jobId }: { readonly jobId: string }) {
  const { t } = useTranslation('referral-management');
  const { data: job } = useJobQuery(jobId);
  const { data: stats } = useEmployerStatsQuery(jobId);
  const count = (figure: number | undefined): ReactNode => figure ?? <Skeleton $width="3ch" $height="39px" />;
  return (
    <Page>
      <PageHeader
        title={t('job.title')}
        documentTitle={job ? `${t('job.title')}: ${job.title}` : undefined}
        above={
          <Back to={`/job/${jobId}`}>
            <ArrowLeft size={20} aria-hidden />
            {t('job.back')}
          </Back>
        }
        lead={job && `${job.title} · ${job.company} · ${job.location}`}
        actions={<OfferSeveral jobId={jobId} isShown={(stats ? inAll(stats, OFFERABLE_STATUSES) : 0) > 1} />}
      />
      <Stack $gap={6}>
        <Grid $min="150px" $gap={3} $stretch as="dl">
          <Tile
            label={t('job.pending')}
            note={t('job.pendingNote')}
            icon={<Inbox aria-hidden />}
            value={count(stats ? inAll(stats, statusesAt('submitted')) : undefined)}
          />
          <Tile
            label={t('job.hired')}
            note={t('job.hiredNote')}
            icon={<HardHat aria-hidden />}
            value={count(stats?.successfulHires)}
          />
          <Tile label={t('job.all')} icon={<Users aria-hidden />} value={count(stats?.totalReferrals)} />
        </Grid>
        <Cards jobId={jobId} />
      </Stack>
    </Page>
  );
}

/** One offer form for several people, if more than one can be made one (rules.md#offers-to-several). */
function OfferSeveral({ jobId, isShown }: { readonly jobId: string; readonly isShown: boolean }) {
  const { t } = useTranslation('crew-offer');
  const { collect, dialog } = usePayByCard();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isShown && (
        <Button variant="primary" icon={<Send aria-hidden />} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && <OfferSeveralDialog jobId={jobId} collect={collect} onClose={() => setOpen(false)} />}
      {dialog}
    </>
  );
}

function Cards({ jobId }: { readonly jobId: string }) {
  const { t } = useTranslation(['referral-management', 'employer']);
  const list = useJobReferrals(jobId, PAGE);
  const management = useReferralManagement();
  const crews = useCrews();
  if (list.isLoading) return <SkeletonList count={3} lines={3} />;
  if (list.isError) return <ErrorState title={t('job.failed')} onRetry={list.retry} />;
  if (list.referrals.length === 0) {
    return (
      <EmptyState
        icon={<Users />}
        title={t('employer:referrals.empty')}
        text={t('job.emptyText')}
        action={<LinkButton to={`/job/${jobId}`}>{t('job.share')}</LinkButton>}
      />
    );
  }
  return (
    <Stack $gap={4}>
      {inGroups(list.referrals, crews.keyOf).map(({ id, isTogether, members }) => (
        <Stack key={id} $gap={2}>
          {isTogether && <h2 id={`crew-${id}`}>{crews.heading(members[0])}</h2>}
          <Grid as="ul" role="list" aria-labelledby={isTogether ? `crew-${id}` : undefined} $min="320px">
            {members.map((referral) => (
              <ReferralCard key={referral.id} referral={referral} management={management} />
            ))}
          </Grid>
        </Stack>
      ))}
      <ShowMore list={list.more} label={t('manage.more')} />
      {management.dialogs}
    </Stack>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: 44px;
  font-weight: 500;
`;
