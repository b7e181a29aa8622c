import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Callout, LinkButton, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import type { ProfilePart } from '../model/profile-parts.ts';
import { loadPart } from './load-part.ts';
import { AboutPart } from './parts/AboutPart.tsx';
import { PartLinks } from './PartLinks.tsx';
import { Section } from './Section.tsx';

// Each part is loaded with its address.
const WorkPart = lazyCode(async () => (await loadPart.work()).WorkPart);
const AlertSettings = lazyCode(async () => (await loadPart.notifications()).AlertSettings);
const SecuritySettings = lazyCode(async () => (await loadPart.security()).SecuritySettings);
const DataPart = lazyCode(async () => (await loadPart.data()).DataPart);

interface ProfileScreenProps {
  readonly user: User;
  readonly part: ProfilePart;
  readonly onGone: () => void;
}

export function ProfileScreen({ user, part, onGone }: ProfileScreenProps) {
  const { t } = useTranslation('profile');
  const content: Readonly<Record<ProfilePart, ReactNode>> = {
    about: <AboutPart user={user} />,
    work: <WorkPart user={user} />,
    notifications: (
      <Section name="alerts">
        <AlertSettings user={user} />
      </Section>
    ),
    security: (
      <Section name="security">
        <SecuritySettings user={user} />
      </Section>
    ),
    data: <DataPart user={user} onGone={onGone} />,
  };
  return (
    <Page>
      <PageHeader
        title={t('title')}
        documentTitle={`${t(`part.${part}`)} · ${t('title')}`}
        lead={t('lead')}
        compact
      />
      <Columns>
        <PartLinks />
        <Stack $gap={5}>
          {isBare(user) && <FinishSetup />}
          <Suspense key={part} fallback={<SkeletonList count={2} lines={6} />}>
            {content[part]}
          </Suspense>
        </Stack>
      </Columns>
    </Page>
  );
}

/** True for users who only completed the shortest form; an admin's type is already set. */
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
