import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CandidateProfile } from '#entities/candidate/index.ts';
import { Callout, DateText } from '#shared/ui/index.ts';

/** The employer sees their own interest. The authors see who can view the page and how many did. */
export function State({ profile }: { readonly profile: CandidateProfile }) {
  const { t } = useTranslation('candidate');
  if (profile.reader !== 'employer') return <ForAuthors profile={profile} />;
  if (profile.interestedAt)
    return (
      <Callout tone="success">
        {t('interest.since')} <DateText value={profile.interestedAt} />. {t('interest.told')}
      </Callout>
    );
  return profile.status === 'draft' ? <Callout>{t('page.nothing')}</Callout> : null;
}

function ForAuthors({ profile }: { readonly profile: CandidateProfile }) {
  const { t } = useTranslation('candidate');
  const { status, reader, canWrite, writtenBy, workerName: name, viewCount, interestCount, job } = profile;
  const { company } = job;
  const isPublished = status === 'published';
  return (
    <Callout
      tone={isPublished ? 'success' : 'warning'}
      title={isPublished ? t('state.published', { company }) : t('state.draft')}
    >
      {isPublished && t('state.publishedText', { company })}
      {!isPublished && t(reader === 'worker' ? 'state.draftWorker' : 'state.draftText', { company })}
      {!canWrite &&
        ` ${reader === 'referrer' && writtenBy === 'worker' ? t('state.notYours', { name }) : t('state.over')}`}
      <Figures>
        <div>
          <dt>{t('state.views')}</dt>
          <dd>{viewCount}</dd>
        </div>
        <div>
          <dt>{t('state.interest')}</dt>
          <dd>{interestCount}</dd>
        </div>
      </Figures>
      <small>{t('state.people')}</small>
    </Callout>
  );
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-5);
  margin-top: var(--space-2);
  > div {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
  }
  dd {
    font: 700 var(--size-20) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;
