import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardMember } from '#contract/community/board/board-members.ts';
import type { Board } from '#entities/board/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Badge, ConfirmDialog, IconButton, Menu } from '#shared/ui/index.ts';
import { choicesFor, type MemberChoice } from '../model/member-choices.ts';
import { useMemberChange } from '../model/use-member-change.ts';
import { nameOf, PersonRow } from './PersonRow.tsx';

interface MemberRowProps {
  readonly board: Board;
  readonly member: BoardMember;
}

/** Actions that the menu cannot undo require confirmation. */
const ASKED_FIRST: ReadonlySet<MemberChoice> = new Set(['handOver', 'remove']);

export function MemberRow({ board, member }: MemberRowProps) {
  const { t, i18n } = useTranslation('boards');
  const change = useMemberChange(board, member);
  const [asked, setAsked] = useState<'handOver' | 'remove' | null>(null);
  const name = nameOf(member);
  const choices = choicesFor(board.role, member.role);
  const choose = (choice: MemberChoice): void => {
    if (choice === 'handOver' || choice === 'remove') setAsked(choice);
    else void change(choice).catch(() => undefined);
  };
  return (
    <PersonRow
      person={member}
      mark={
        member.role !== 'member' && (
          <Badge $tone={member.role === 'owner' ? 'success' : 'info'}>{t(`role.${member.role}`)}</Badge>
        )
      }
      note={t('memberSince', { date: formatDate(member.joinedAt, i18n.language, 'date') })}
    >
      {choices.length > 0 && (
        <Menu
          trigger={
            <IconButton label={t('memberMenu', { name })} icon={<EllipsisVertical size={22} aria-hidden />} />
          }
          groups={[
            {
              key: 'member',
              items: choices.map((choice) => ({
                key: choice,
                label: t(`memberChoice.${choice}`),
                danger: ASKED_FIRST.has(choice),
                onSelect: () => choose(choice),
              })),
            },
          ]}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t(`${asked}.title`, { name, board: board.name })}
          description={t(`${asked}.text`, { name })}
          confirmLabel={t(`memberChoice.${asked}`)}
          danger
          onConfirm={() => change(asked)}
        />
      )}
    </PersonRow>
  );
}
