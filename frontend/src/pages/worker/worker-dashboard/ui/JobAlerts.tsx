import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { PreferenceToggle, useSavePreference } from '#features/account/save-preference/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';

/** The alerts for workers (rules.md#alert-categories). */
const ALERTS = ['newJobs', 'referralUpdates', 'offers'] as const;

/** Alert preferences; each change is saved immediately. */
export function JobAlerts({ user }: { readonly user: User }) {
  const { t } = useTranslation('worker-dashboard');
  const save = useSavePreference();
  return (
    <Card aria-labelledby="heading-alerts">
      <Stack $gap={4}>
        <div>
          <h2 id="heading-alerts">{t('alerts.title')}</h2>
          <Quiet>{t('alerts.lead')}</Quiet>
        </div>
        <Stack $gap={2}>
          {ALERTS.map((alert) => (
            <PreferenceToggle
              key={alert}
              label={t(`alerts.${alert}`)}
              help={t(`alerts.${alert}Help`)}
              checked={user.alertPreferences[alert]}
              onChange={(wanted) => save({ alertPreferences: { [alert]: wanted } })}
            />
          ))}
        </Stack>
        <Ways>
          <PreferenceToggle
            label={t('alerts.emails')}
            checked={user.wantsEmailAlerts}
            onChange={(wantsEmailAlerts) => save({ wantsEmailAlerts })}
          />
          <PreferenceToggle
            label={t('alerts.texts')}
            help={user.phone === null && t('alerts.noPhone')}
            checked={user.wantsTextAlerts}
            disabled={user.phone === null && !user.wantsTextAlerts}
            onChange={(wantsTextAlerts) => save({ wantsTextAlerts })}
          />
        </Ways>
        <Link to="/profile/notifications">{t('alerts.more')}</Link>
      </Stack>
    </Card>
  );
}

const Quiet = styled.p`
  color: var(--text-muted);
`;

const Ways = styled.div`
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`;
