import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { PreferenceToggle, useSavePreference } from '#features/account/save-preference/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { LinkButton, Stack } from '#shared/ui/index.ts';
import { partPath } from '../model/profile-parts.ts';
import { ContactMethod } from './ContactMethod.tsx';
import { LookSettings } from './LookSettings.tsx';
import { Part } from './Section.tsx';

/** Contact preferences, each saved immediately (rules.md#contact-preferences, rules.md#text-keywords). */
export function AlertSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  const save = useSavePreference();
  return (
    <Stack $gap={5}>
      <div>
        <PreferenceToggle
          label={t('alerts.texts')}
          help={<TextsHelp phone={user.phone} />}
          checked={user.wantsTextAlerts}
          // Users with texts but without a phone can still turn them off.
          disabled={user.phone === null && !user.wantsTextAlerts}
          onChange={(wantsTextAlerts) => save({ wantsTextAlerts })}
        />
        <PreferenceToggle
          label={t('alerts.emails')}
          help={user.email === null ? t('alerts.noEmail') : t('alerts.emailsTo', { email: user.email })}
          disabled={user.email === null}
          checked={user.wantsEmailAlerts}
          onChange={(wantsEmailAlerts) => save({ wantsEmailAlerts })}
        />
      </div>
      <SmallPrint>
        {t('alerts.terms')} {t('alerts.quiet')}
      </SmallPrint>
      <div>
        <LinkButton to="/notifications/preferences">{t('alerts.choose')}</LinkButton>
      </div>
      <Part>
        <ContactMethod user={user} />
      </Part>
      <Part>
        <PreferenceToggle
          label={t('alerts.consent')}
          help={t('alerts.consentHelp')}
          checked={user.marketingConsent && user.alertPreferences.marketing}
          // Also changes the row "News from Crewvine" in the notification preferences.
          onChange={(isOn) => save({ marketingConsent: isOn, alertPreferences: { marketing: isOn } })}
        />
      </Part>
      <LookSettings user={user} />
    </Stack>
  );
}

/** Texts require a phone. */
function TextsHelp({ phone }: { readonly phone: string | null }) {
  const { t } = useTranslation('profile');
  return (
    <>
      {phone === null ? t('alerts.noPhone') : t('alerts.textsTo', { phone: formatPhone(phone) })}{' '}
      <Link to={partPath('about')}>{t(phone === null ? 'alerts.addPhone' : 'alerts.changePhone')}</Link>
    </>
  );
}

const SmallPrint = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
