import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ROLES } from '#entities/session/index.ts';
import { Dialog, VisuallyHidden } from '#shared/ui/index.ts';
import { hasChosenHere } from '../model/chosen-role.ts';
import { useChooseRole } from '../model/use-choose-role.ts';
import { RoleCard } from './RoleCard.tsx';

interface ChooseRoleDialogProps {
  readonly userId: string;
  /** The account is refetching, so the cached one may predate the choice. */
  readonly isStale: boolean;
  /** True from the press until the choice shows as selected or has failed. */
  readonly onSettling: (isSettling: boolean) => void;
}

const stay = (): void => undefined;

/** Cannot be closed without an answer (rules.md#role-question). */
export function ChooseRoleDialog({ userId, isStale, onSettling }: ChooseRoleDialogProps) {
  const { t } = useTranslation('role');
  const { chosen, isSaved, choose } = useChooseRole(userId, onSettling);
  if (isStale && hasChosenHere(userId)) return null;
  const progress = t(isSaved ? 'choose.saved' : 'choose.saving');
  return (
    <Dialog
      open
      onOpenChange={stay}
      dismissible={false}
      wide
      screen
      title={t('choose.title')}
      description={t('choose.lead')}
    >
      <Cards>
        {ROLES.map((role) => (
          <RoleCard
            key={role}
            role={role}
            state={role !== chosen ? 'open' : isSaved ? 'saved' : 'saving'}
            disabled={chosen !== null}
            onChoose={() => choose(role)}
          />
        ))}
      </Cards>
      <Foot>{t('choose.footer')}</Foot>
      <VisuallyHidden role="status">{chosen && progress}</VisuallyHidden>
    </Dialog>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: var(--space-3);
`;

const Foot = styled.p`
  margin-top: var(--space-4);
  color: var(--text-muted);
  text-align: center;
`;
