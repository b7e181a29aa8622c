import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CallEmployer, JobBonus, JobFacts, JobFlags, type Job } from '#entities/job/index.ts';
import type { User } from '#entities/session/index.ts';
import { useSkillName } from '#entities/worker/index.ts';
import { ShareJobMenu } from '#features/job/share-job/index.ts';
import { ReportButton } from '#features/moderation/report/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Badge, BottomBar, Card, Inline, LinkButton, PageHeader, Stack } from '#shared/ui/index.ts';
import { ApplyButton } from '#widgets/apply-button/index.ts';
import { ReferButton } from '#widgets/job-list/index.ts';
import { BackLink } from './BackLink.tsx';
import { JobGlance } from './JobGlance.tsx';
import { ResponseTime } from './ResponseTime.tsx';
import { useComesToRefer } from './use-comes-to-refer.ts';

interface JobDetailProps {
  readonly job: Job;
  readonly user: User | null;
}

export function JobDetail({ job, user }: JobDetailProps) {
  const { t } = useTranslation('jobs');
  const isOwn = user?.id === job.employer.id;
  const skillName = useSkillName();
  const comesToRefer = useComesToRefer();
  const worker = user?.userType === 'worker' && !isOwn ? user : null;
  const refer = <ReferButton job={job} isQuiet={worker !== null} comesToRefer={comesToRefer} />;
  return (
    <>
      <PageHeader
        title={job.title}
        documentTitle={`${job.title}, ${job.company}`}
        above={<BackLink user={user} />}
        lead={job.company}
      />
      <Columns>
        <BonusArea>
          <Card>
            <Stack $gap={3} $align="start">
              <SectionTitle>{t('detail.bonusTitle')}</SectionTitle>
              <JobBonus amount={job.referralBonus} size="lg" />
              <p>{t(isOwn ? 'detail.bonusOwn' : 'detail.bonusHow')}</p>
              {worker ? (
                refer
              ) : (
                <BottomBar>
                  {refer}
                  {isOwn && <LinkButton to={`/job/${job.id}/edit`}>{t('detail.edit')}</LinkButton>}
                </BottomBar>
              )}
              <Inline $gap={2}>
                {!isOwn && <CallEmployer job={job} />}
                <ShareJobMenu job={job} />
              </Inline>
              {!isOwn && <ResponseTime job={job} />}
            </Stack>
          </Card>
        </BonusArea>
        <Main $gap={4}>
          <JobFlags job={job} />
          <JobFacts job={job} />
          {worker && (
            <BottomBar>
              <ApplyButton job={job} user={worker} />
            </BottomBar>
          )}
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
        <GlanceArea>
          <JobGlance job={job} isOwn={isOwn} />
          {!isOwn && <ReportButton about={{ contentType: 'job', contentId: job.id }} />}
        </GlanceArea>
      </Columns>
    </>
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

/** What it pays comes first; where there is room it stands beside the work. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${onWide} {
    grid-template: 'main bonus' auto 'main glance' 1fr / minmax(0, 1fr) min(380px, 40%);
    gap: var(--space-4) var(--space-6);
  }
`;

const Main = styled(Stack)`
  ${onWide} {
    grid-area: main;
  }
`;

const BonusArea = styled.div`
  ${onWide} {
    grid-area: bonus;
  }
`;

const GlanceArea = styled.div`
  ${onWide} {
    grid-area: glance;
  }
`;
