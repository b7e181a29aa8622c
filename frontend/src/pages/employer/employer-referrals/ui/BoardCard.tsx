import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Referral } from '#entities/referral/index.ts';
import { DateText } from '#shared/ui/index.ts';
import { Disposition, WorkerCell, type ReferralManagement } from '#widgets/referral-management/index.ts';

interface BoardCardProps {
  readonly referral: Referral;
  readonly management: ReferralManagement;
}

/** One referral on the board. Its handle moves the card; its menu has the same actions. */
export function BoardCard({ referral, management }: BoardCardProps) {
  const { t } = useTranslation('referral-management');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: referral.id,
    data: { referral, name: referral.workerName },
    disabled: referral.nextActions.length === 0 || management.busyId === referral.id,
    attributes: { roleDescription: t('board.card') },
  });
  const canMove = referral.nextActions.length > 0;
  return (
    <li ref={setNodeRef}>
      <Card $isAway={isDragging}>
        <Top>
          <WorkerCell referral={referral} management={management} />
          {canMove && (
            <Handle
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              type="button"
              aria-label={t('board.move', { name: referral.workerName })}
            >
              <GripVertical size={22} aria-hidden />
            </Handle>
          )}
        </Top>
        <Facts referral={referral} />
        <Disposition referral={referral} management={management} />
      </Card>
    </li>
  );
}

/** The card while it is dragged. */
export function BoardCardFace({ referral }: { readonly referral: Referral }) {
  return (
    <Card $isAway={false}>
      <strong>{referral.workerName}</strong>
      <Facts referral={referral} />
    </Card>
  );
}

function Facts({ referral }: { readonly referral: Referral }): ReactNode {
  return (
    <Small>
      {referral.job.title} · <DateText value={referral.statusChangedAt ?? referral.createdAt} />
    </Small>
  );
}

const Card = styled.div<{ $isAway: boolean }>`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  /* Lets the label wrap in a narrow column, so that the menu stays next to it. */
  button span {
    white-space: normal;
  }
  ${({ $isAway }) => $isAway && 'border-style: dashed; border-color: var(--accent);'}
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2);
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px -8px 0 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text-muted);
  cursor: grab;
  touch-action: none;
  &:hover {
    background: var(--neutral-soft);
    color: var(--text);
  }
`;
