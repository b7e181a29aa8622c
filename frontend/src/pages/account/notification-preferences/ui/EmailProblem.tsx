import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import type { NotificationPreferences } from '../api/notification-preferences-api.ts';
import { useSaveChanges } from '../model/use-choose.ts';

/** Why emails have stopped, and how to restart them (rules.md#dead-address). */
export function EmailProblem({ problem }: { readonly problem: NotificationPreferences['emailProblem'] }) {
  const { t } = useTranslation('notification-preferences');
  const save = useSaveChanges();
  if (problem === null) return null;
  return (
    <Callout tone="warning" title={t(`emailProblem.${problem}`)}>
      <Stack $gap={3} $align="start">
        <p>
          {t(`emailProblem.${problem}Text`)} <Link to="/profile/security">{t('emailProblem.change')}</Link>
        </p>
        <Button onClick={() => save({ retryEmail: true })} loadingText={t('emailProblem.working')}>
          {t('emailProblem.retry')}
        </Button>
      </Stack>
    </Callout>
  );
}
