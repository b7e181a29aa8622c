import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCurrentUser, type User } from '../../../entities/session/index.ts';
import { PostJobForm } from '../../../features/post-job/index.ts';
import { LinkButton, Page, PageHeader, SkeletonList } from '../../../shared/ui/index.ts';
import { EmployerOnly } from '../../../widgets/employer-only/index.ts';
import { LoginToPost } from '../../../widgets/login-to-post/index.ts';
import { JobPosted } from './JobPosted.tsx';

export function PostJobPage() {
  const { t } = useTranslation('post-job');
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <Page $width="form">
        <SkeletonList count={3} lines={4} />
      </Page>
    );
  }
  if (!user) return <LoginToPost />;
  return (
    <EmployerOnly page={t('title')} title={t('onlyTitle')} text={t('onlyText')} link={t('onlyLink')}>
      {(employer) => <PostJob employer={employer} />}
    </EmployerOnly>
  );
}

function PostJob({ employer }: { readonly employer: User }) {
  const { t } = useTranslation('post-job');
  const [isPosted, setPosted] = useState(false);
  if (isPosted) return <JobPosted onAnother={() => setPosted(false)} />;
  return (
    <Page $width="form">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        above={
          <Back>
            <LinkButton to="/dashboard" variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />}>
              {t('back')}
            </LinkButton>
          </Back>
        }
      />
      <PostJobForm company={employer.company?.name ?? null} onPosted={() => setPosted(true)} />
    </Page>
  );
}

/** The arrow stands on the page's edge, not the button around it. */
const Back = styled.div`
  margin-left: calc(-1 * var(--space-3));
`;
