import { BriefcaseBusiness, Check, HardHat, Users } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Role } from '#entities/session/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Button } from '#shared/ui/index.ts';

const ICONS = { referrer: Users, employer: BriefcaseBusiness, worker: HardHat };

interface RoleCardProps {
  readonly role: Role;
  readonly state: 'open' | 'saving' | 'saved';
  /** A card has been chosen. */
  readonly disabled: boolean;
  readonly onChoose: () => Promise<void>;
}

export function RoleCard({ role, state, disabled, onChoose }: RoleCardProps) {
  const { t } = useTranslation('role');
  const id = useId();
  const Icon = ICONS[role];
  return (
    <Card aria-labelledby={id} $chosen={state !== 'open'}>
      <Head>
        <Icon size={32} aria-hidden />
        <h3 id={id}>{t(`choose.${role}.title`)}</h3>
      </Head>
      <p>{t(`choose.${role}.text`)}</p>
      <ul>
        {t(`choose.${role}.benefits`, { returnObjects: true }).map((benefit) => (
          <li key={benefit}>
            <Check size={18} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <Button
        block
        variant="primary"
        disabled={disabled}
        loading={state === 'saving'}
        loadingText={t('choose.saving')}
        icon={state === 'saved' ? <Check aria-hidden /> : undefined}
        onClick={onChoose}
      >
        {state === 'saved' ? t('choose.saved') : t(`choose.${role}.button`)}
      </Button>
    </Card>
  );
}

const Card = styled.section<{ $chosen: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1.5px solid ${({ $chosen }) => ($chosen ? 'var(--accent)' : 'var(--line-strong)')};
  border-radius: var(--radius);
  background: var(--paper);
  p {
    color: var(--text-muted);
  }
  ul {
    display: grid;
    gap: var(--space-2);
    margin: 0 0 auto;
    padding: 0 0 var(--space-1);
    list-style: none;
  }
  li {
    display: flex;
    gap: var(--space-2);
    font-size: var(--size-14);
    ${onPhone} {
      font-size: var(--size-16);
    }
  }
  li svg {
    flex: none;
    margin-top: 2px;
    color: var(--success);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  svg {
    flex: none;
    color: var(--accent);
  }
  h3 {
    font-size: var(--size-26);
  }
`;
