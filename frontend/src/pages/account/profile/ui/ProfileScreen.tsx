import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { ProfilePicture } from '#features/account/choose-picture/index.ts';
import { RoleSwitcher } from '#features/account/switch-role/index.ts';
import { BlockedPeople } from '#features/moderation/block-person/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Callout, LinkButton, Page, PageHeader, Stack } from '#shared/ui/index.ts';
import { AboutForm } from './AboutForm.tsx';
import { AlertSettings } from './AlertSettings.tsx';
import { LeaderboardSettings } from './LeaderboardSettings.tsx';
import { ReferralSettings } from './ReferralSettings.tsx';
import { Part, Section, SECTIONS } from './Section.tsx';
import { SecuritySettings } from './SecuritySettings.tsx';
import { YourData } from './YourData.tsx';

interface ProfileScreenProps {
  readonly user: User;
  readonly onGone: () => void;
}

export function ProfileScreen({ user, onGone }: ProfileScreenProps) {
  const { t } = useTranslation('profile');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Columns>
        <Sections aria-label={t('sections')}>
          {SECTIONS.map((name) => (
            <a key={name} href={`#${name}`}>
              {t(`${name}.title`)}
            </a>
          ))}
        </Sections>
        <Stack $gap={5}>
          {isBare(user) && <FinishSetup />}
          <Section name="about">
            <ProfilePicture user={user} />
            {/* Other types have other fields. */}
            <AboutForm key={user.userType} user={user} />
          </Section>
          <Section name="role">
            <RoleSwitcher user={user} />
          </Section>
          <Section name="alerts">
            <AlertSettings user={user} />
          </Section>
          <Section name="security">
            <SecuritySettings user={user} />
          </Section>
          <Section name="referral">
            <ReferralSettings user={user} />
          </Section>
          <Section name="leaderboard">
            <LeaderboardSettings user={user} />
          </Section>
          <Section name="people">
            <BlockedPeople />
            <Part>
              <LinkButton to={`/ratings/${user.id}`}>{t('people.ratings')}</LinkButton>
              <LinkButton to="/my-moderation">{t('people.decisions')}</LinkButton>
            </Part>
          </Section>
          <Section name="data">
            <YourData user={user} onGone={onGone} />
          </Section>
        </Stack>
      </Columns>
    </Page>
  );
}

/** Someone who has gone through no form but the shortest one; an admin's type is set already. */
function isBare({ onboardingCompleted, userType, phone, location }: User): boolean {
  return !onboardingCompleted && userType !== 'admin' && (phone === null || location === null);
}

function FinishSetup() {
  const { t } = useTranslation('profile');
  return (
    <Callout title={t('setup.title')}>
      <Stack $gap={3} $align="start">
        {t('setup.text')}
        <LinkButton to="/onboarding" size="sm">
          {t('setup.action')}
        </LinkButton>
      </Stack>
    </Callout>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${onWide} {
    grid-template-columns: 200px minmax(0, 720px);
    align-items: start;
    gap: var(--space-8);
  }
`;

const Sections = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 500;
  }
  ${onWide} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
    flex-direction: column;
    border-left: 4px solid var(--line);
    a {
      padding-inline: var(--space-4);
      text-decoration: none;
    }
    a:hover {
      background: var(--neutral-soft);
      text-decoration: underline;
    }
  }
`;
