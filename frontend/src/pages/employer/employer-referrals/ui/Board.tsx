import { DndContext, DragOverlay, type DragEndEvent, type DragStartEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { mayBecome, REFERRAL_STATUSES, type Referral } from '#entities/referral/index.ts';
import { Stack } from '#shared/ui/index.ts';
import type { ReferralManagement } from '#widgets/referral-management/index.ts';
import type { ListParams } from '../model/list-params.ts';
import { useBoardSensors, whereItIs } from '../model/use-board-moves.ts';
import { useAnnouncements } from '../model/use-announcements.ts';
import { BoardCardFace } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';

interface BoardProps {
  readonly params: ListParams;
  readonly management: ReferralManagement;
}

/**
 * One column per status. A card moves only where `nextActions` allows, through the same dialogs as the menu.
 */
export function Board({ params, management }: BoardProps) {
  const { t } = useTranslation('referral-management');
  const sensors = useBoardSensors();
  const announcements = useAnnouncements();
  const [lifted, setLifted] = useState<Referral | null>(null);
  const lift = ({ active }: DragStartEvent): void => setLifted(referralOf(active.data.current));
  const drop = ({ over }: DragEndEvent): void => {
    setLifted(null);
    const status = REFERRAL_STATUSES.find((column) => column === over?.id);
    if (lifted && status && mayBecome(lifted, status)) management.drop(lifted, status);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={whereItIs}
      onDragStart={lift}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('board.instructions') },
      }}
    >
      <Stack $gap={3}>
        <p>{t('board.lead')}</p>
        {/* Wider than the screen, so it scrolls, also by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <Rail role="group" tabIndex={0} aria-label={t('manage.board')}>
          {REFERRAL_STATUSES.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              params={params}
              management={management}
              lifted={lifted}
            />
          ))}
        </Rail>
      </Stack>
      <DragOverlay dropAnimation={null}>{lifted && <BoardCardFace referral={lifted} />}</DragOverlay>
    </DndContext>
  );
}

/** The referral of a dragged card. */
function referralOf(data: Record<string, unknown> | undefined): Referral | null {
  // Every card on this board carries its referral.
  return (data?.['referral'] as Referral | undefined) ?? null;
}

const Rail = styled.div`
  display: grid;
  grid-auto-columns: min(260px, 80vw);
  grid-auto-flow: column;
  gap: var(--space-3);
  padding-bottom: var(--space-3);
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;
