import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { Avatar, Badge } from '#shared/ui/index.ts';
import { fullNameOf } from '../full-name.ts';

/** The signed-in user and their role. */
export function UserCard({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  return (
    <Row>
      <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} size={44} />
      <Words>
        <strong>{fullNameOf(user)}</strong>
        <span>{user.email}</span>
        <Badge>{t(`view.${user.userType}`)}</Badge>
      </Words>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
  > span:not(:last-child) {
    margin-bottom: 6px;
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
