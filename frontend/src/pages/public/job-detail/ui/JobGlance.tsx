import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Job } from '#entities/job/index.ts';
import { RatingOf } from '#entities/rating/index.ts';
import { Card, DateText, FactLines } from '#shared/ui/index.ts';
import { PersonMenu } from '#widgets/person-menu/index.ts';

/** The figures of a job, one per line. */
export function JobGlance({ job, isOwn }: { readonly job: Job; readonly isOwn: boolean }) {
  const { t } = useTranslation('jobs');
  const counts = [
    t('fact.referralCount', { count: job.referralCount }),
    ...(job.hiredCount > 0 ? [t('fact.hired', { count: job.hiredCount })] : []),
  ];
  return (
    <Card>
      <Title>{t('detail.facts')}</Title>
      <Lines>
        <dt>{t('fact.category')}</dt>
        <dd>{t(`trade.${job.category}`)}</dd>
        <dt>{t('fact.postedBy')}</dt>
        <Person>
          <span>{`${job.employer.firstName} ${job.employer.lastName}`}</span>
          <PersonMenu person={job.employer} />
        </Person>
        <dt>{t('fact.rated')}</dt>
        <dd>
          <RatingOf userId={job.employer.id} />
        </dd>
        <dt>{t('fact.posted')}</dt>
        <dd>
          <DateText value={job.createdAt} />
        </dd>
        {isOwn && job.isActive && job.onlineUntil && (
          <>
            <dt>{t('fact.onlineUntil')}</dt>
            <dd>
              <DateText value={job.onlineUntil} />
            </dd>
          </>
        )}
        <dt>{t('fact.referrals')}</dt>
        <dd>{counts.join(' · ')}</dd>
      </Lines>
    </Card>
  );
}

const Person = styled.dd`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  margin-block: -10px;
  min-height: 44px;
  @media screen {
    &:has(button) {
      margin-right: -12px;
    }
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--size-20);
`;

const Lines = styled(FactLines)`
  dd {
    text-align: right;
  }
`;
