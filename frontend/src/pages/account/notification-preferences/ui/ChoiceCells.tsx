import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '#contract/notifications/vocabulary/channels.ts';
import { VisuallyHidden } from '#shared/ui/index.ts';
import type { PreferenceCells, PreferenceChoice } from '../api/notification-preferences-api.ts';
import { useChoose } from '../model/use-choose.ts';

/** Channels that may be unavailable, such as texts without a phone. */
export type OpenWays = Partial<Record<NotificationChannel, boolean>>;

interface ChoiceCellsProps {
  readonly of: PreferenceChoice['of'];
  readonly what: string;
  readonly cells: PreferenceCells;
  readonly open: OpenWays;
}

/**
 * One line of the table: a checkbox, a check mark if the notice is always sent, or a dash if the channel does
 * not exist.
 */
export function ChoiceCells({ of, what, cells, open }: ChoiceCellsProps) {
  return NOTIFICATION_CHANNELS.map((channel) => (
    <td key={channel}>
      <ChoiceCell
        of={of}
        what={what}
        channel={channel}
        cell={cells[channel]}
        isOpen={open[channel] ?? true}
      />
    </td>
  ));
}

interface ChoiceCellProps {
  readonly of: PreferenceChoice['of'];
  readonly what: string;
  readonly channel: NotificationChannel;
  readonly cell: PreferenceCells[NotificationChannel];
  readonly isOpen: boolean;
}

function ChoiceCell({ of, what, channel, cell, isOpen }: ChoiceCellProps) {
  const { t } = useTranslation('notification-preferences');
  const choose = useChoose();
  const named = { what, channel: t(`channel.${channel}`) };
  if (cell === 'always' || cell === 'never') {
    const Icon = cell === 'always' ? Check : Minus;
    return (
      <Fixed>
        <Icon size={20} aria-hidden />
        <VisuallyHidden>{t(cell, named)}</VisuallyHidden>
      </Fixed>
    );
  }
  return (
    <Box>
      <input
        type="checkbox"
        aria-label={t('cell', named)}
        checked={cell === 'on'}
        disabled={!isOpen}
        onChange={(event) => void choose({ of, channel, on: event.target.checked })}
      />
    </Box>
  );
}

/** The whole area can be tapped. */
const Box = styled.label`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 44px;
  margin-inline: auto;
  cursor: pointer;
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--action);
    cursor: inherit;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const Fixed = styled.span`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 44px;
  color: var(--text-muted);
`;
