import { ChevronDown } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { Avatar } from '#shared/ui/index.ts';
import { fullNameOf } from '../full-name.ts';

interface UserMenuTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly user: User;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function UserMenuTrigger({ user, ...rest }: UserMenuTriggerProps) {
  const { t } = useTranslation('shell');
  return (
    <Trigger {...rest} type="button" aria-label={t('nav.userMenu', { name: fullNameOf(user) })}>
      <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} />
      <ChevronDown size={18} aria-hidden />
    </Trigger>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 44px;
  padding: 4px 6px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--on-bar-muted);
  cursor: pointer;
  &:hover,
  &[data-state='open'] {
    background: var(--bar-hover);
    color: var(--on-bar);
  }
`;
