import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { MyDocuments } from '#widgets/worker-documents/index.ts';
import { JobAlerts } from './JobAlerts.tsx';
import { MyReferences } from './MyReferences.tsx';
import { ProfileProgress } from './ProfileProgress.tsx';

interface StatusTabProps {
  readonly user: User;
  readonly onEditProfile: () => void;
}

/** A worker's readiness: profile, alerts, documents, and references. */
export function StatusTab({ user, onEditProfile }: StatusTabProps) {
  return (
    <Columns>
      <Stack $gap={5}>
        <ProfileProgress user={user} onEdit={onEditProfile} />
        <JobAlerts user={user} />
      </Stack>
      <Stack $gap={5}>
        <MyDocuments />
        <MyReferences />
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  @media (min-width: 960px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
