import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { JobBonus } from '#entities/job/index.ts';
import { nameOf, type Post } from '#entities/post/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Badge, Inline } from '#shared/ui/index.ts';

interface SharedJobProps {
  readonly job: NonNullable<Post['job']>;
  readonly by: Post['author'];
}

/** A shared job in its current state; the link has the author's referral code. */
export function SharedJob({ job, by }: SharedJobProps) {
  const { t } = useTranslation('posts');
  const words = useProductLabels();
  const query = job.referralCode ? `?ref=${encodeURIComponent(job.referralCode)}` : '';
  return (
    <Box aria-label={t('job.label')}>
      <Inline $gap={2}>
        <JobBonus amount={job.referralBonus} />
        {!job.isActive && <Badge $tone="danger">{t('job.closed')}</Badge>}
      </Inline>
      <Title to={`/job/${job.id}${query}`}>{job.title}</Title>
      <p>
        {job.company} · {job.location} · {words.pay(job.payRate)}
      </p>
      {by && <small>{t('job.by', { name: nameOf(by) })}</small>}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--neutral-soft);
  color: var(--on-neutral-soft);
  overflow-wrap: anywhere;
`;

const Title = styled(Link)`
  font: 700 var(--size-20) / 1.2 var(--font-display);
`;
