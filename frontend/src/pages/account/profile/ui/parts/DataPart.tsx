import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { BlockedPeople } from '#features/moderation/block-person/index.ts';
import { LinkButton } from '#shared/ui/index.ts';
import { Part, Section } from '../Section.tsx';
import { YourData } from '../YourData.tsx';

interface DataPartProps {
  readonly user: User;
  readonly onGone: () => void;
}

/** Blocked people, moderation decisions, a copy of the data, and account deletion. */
export function DataPart({ user, onGone }: DataPartProps) {
  const { t } = useTranslation('profile');
  return (
    <>
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
    </>
  );
}
