import { UserPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { Button, Card, Stack } from '#shared/ui/index.ts';
import { ProfileCompletion } from '#widgets/work-profile/index.ts';

export function ProfileProgress({ user, onEdit }: { readonly user: User; readonly onEdit: () => void }) {
  const { t } = useTranslation('worker-dashboard');
  return (
    <Card aria-labelledby="heading-progress">
      <Stack $gap={4} $align="start">
        <h2 id="heading-progress">{t('progress.title')}</h2>
        <div style={{ width: '100%' }}>
          <ProfileCompletion values={user} />
        </div>
        <Button icon={<UserPen aria-hidden />} onClick={onEdit}>
          {t('progress.edit')}
        </Button>
      </Stack>
    </Card>
  );
}
