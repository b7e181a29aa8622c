import { FilePenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { Page, SkeletonList } from '../../../shared/ui/index.ts';
import { EmployerOnly } from '../../../widgets/employer-only/index.ts';
import { EmptyRoom } from '../../../widgets/empty-room/index.ts';
import { LoginToPost } from '../../../widgets/login-to-post/index.ts';

/** The form with compliance and paid posts (document 2 §2.15). */
export function PostJobEnhancedPage() {
  const { t } = useTranslation('post-job');
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <Page>
        <SkeletonList count={3} lines={4} />
      </Page>
    );
  }
  if (!user) return <LoginToPost />;
  return (
    <EmployerOnly page={t('title')} title={t('onlyTitle')} text={t('onlyText')} link={t('onlyLink')}>
      {() => <EmptyRoom room="postJobEnhanced" icon={FilePenLine} to="/post-job" />}
    </EmployerOnly>
  );
}
