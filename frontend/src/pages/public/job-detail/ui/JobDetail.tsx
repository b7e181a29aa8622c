import { CopyPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CallEmployer, JobBonus, JobFacts, JobFlags, JobPay, type Job } from '#entities/job/index.ts';
import { useIntent, type User } from '#entities/session/index.ts';
import { useSkillName } from '#entities/worker/index.ts';
import { ShareJobMenu } from '#features/job/share-job/index.ts';
import { ReportButton } from '#features/moderation/report/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Badge, BottomBar, Card, Inline, LinkButton, PageHeader, Stack } from '#shared/ui/index.ts';
import { AskIntent } from '#widgets/ask-intent/index.ts';
import { ReferButton, useMyDistance } from '#widgets/job-list/index.ts';
import { BackLink } from './BackLink.tsx';
import { JobGlance } from './JobGlance.tsx';
import { ResponseTime } from './ResponseTime.tsx';
import { ApplyHere } from './ApplyHere.tsx';
import { useComesTo } from './use-comes-to.ts';

interface JobDetailProps {
  readonly job: Job;
  readonly user: User | null;
}

export function JobDetail({ job, user }: JobDetailProps) {
  const { t } = useTranslation('jobs');
  const isOwn = user?.id === job.employer.id;
  const withDistance = useMyDistance();
  const comesToRefer = useComesTo('refer');
  const wantsWork = useIntent() === 'work' && !isOwn;
  const refer = <ReferButton job={job} isQuiet={wantsWork} comesToRefer={comesToRefer} />;
  return (
    <>
      <PageHeader
        title={job.title}
        documentTitle={`${job.title}, ${job.company}`}
        above={<BackLink user={user} />}
        lead={job.company}
      />
      <AskIntent about="job" />
      <Columns>
        <Work as="section" aria-label={t('detail.terms')}>
          <JobPay pay={job.payRate} />
          <JobFacts job={withDistance(job)} withoutPay />
          <JobFlags job={job} withoutBonus={wantsWork} />
          {!isOwn && <ApplyHere job={job} user={user} isLoud={wantsWork} />}
        </Work>
        <Side>
          <Bonus job={job} isOwn={isOwn}>
            {wantsWork ? (
              refer
            ) : (
              <BottomBar>
                {refer}
                {isOwn && <LinkButton to={`/job/${job.id}/edit`}>{t('detail.edit')}</LinkButton>}
              </BottomBar>
            )}
          </Bonus>
          <Last>
            <JobGlance job={job} isOwn={isOwn} />
            {!isOwn && <ReportButton about={{ contentType: 'job', contentId: job.id }} />}
          </Last>
        </Side>
        <Text job={job} />
      </Columns>
    </>
  );
}

interface BonusProps {
  readonly job: Job;
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** The referral bonus, and the buttons to refer someone. */
function Bonus({ job, isOwn, children }: BonusProps) {
  const { t } = useTranslation('jobs');
  return (
    <Card>
      <Stack $gap={3} $align="start">
        <SectionTitle>{t('detail.bonusTitle')}</SectionTitle>
        <JobBonus amount={job.referralBonus} size="lg" />
        <p>{t(isOwn ? 'detail.bonusOwn' : 'detail.bonusHow')}</p>
        {children}
        <Inline $gap={2}>
          {!isOwn && <CallEmployer job={job} />}
          <ShareJobMenu job={job} />
          {isOwn && (
            <LinkButton to={`/post-job-enhanced?like=${job.id}`} icon={<CopyPlus aria-hidden />}>
              {t('detail.duplicate')}
            </LinkButton>
          )}
        </Inline>
        {!isOwn && <ResponseTime job={job} />}
      </Stack>
    </Card>
  );
}

/** The employer's texts. */
function Text({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const skillName = useSkillName();
  return (
    <Main $gap={4}>
      <Prose title={t('detail.about')} text={job.description} />
      {job.requirements && <Prose title={t('detail.requirements')} text={job.requirements} />}
      {job.requiredSkills.length > 0 && (
        <Card>
          <SectionTitle>{t('detail.skills')}</SectionTitle>
          <Inline as="ul" role="list" $gap={2}>
            {job.requiredSkills.map((skill) => (
              <Badge as="li" key={skill}>
                {skillName(skill)}
              </Badge>
            ))}
          </Inline>
        </Card>
      )}
    </Main>
  );
}

function Prose({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card>
      <SectionTitle>{title}</SectionTitle>
      <Words>{text}</Words>
    </Card>
  );
}

const SectionTitle = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--size-20);
`;

const Words = styled.p`
  max-width: 70ch;
  white-space: pre-line;
`;

/** Pay, place, and hours first, with the bonus next to them, or below on a phone. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${onWide} {
    grid-template: 'work side' auto 'text side' 1fr / minmax(0, 1fr) min(380px, 40%);
    gap: var(--space-4) var(--space-6);
  }
`;

const Work = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  ${onWide} {
    grid-area: work;
  }
`;

const Main = styled(Stack)`
  ${onWide} {
    grid-area: text;
  }
`;

const Side = styled.div`
  display: contents;
  ${onWide} {
    display: grid;
    grid-area: side;
    align-content: start;
    gap: var(--space-4);
  }
`;

const Last = styled.div`
  order: 1;
`;
