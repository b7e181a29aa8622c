import { AtSign, Bold, Code, Italic, Link2, List, TextQuote, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '#shared/ui/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { shortcutOf, shortcutLabel } from '../model/shortcuts.ts';
import { editText, startedMention, TEXT_COMMANDS, type TextCommand } from '../model/text-edits.ts';
import type { TextFieldHandle } from '../model/use-text-field.ts';

const ICONS: Readonly<Record<TextCommand, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  list: List,
  link: Link2,
  quote: TextQuote,
  code: Code,
};

interface ToolbarProps {
  readonly field: TextFieldHandle;
  /** The ID of the text area. */
  readonly controls: string;
  /** An extra button. */
  readonly children: ReactNode;
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** One tab stop; arrow keys move between the buttons. */
export function Toolbar({ field, controls, children }: ToolbarProps) {
  const { t } = useTranslation('composer');
  const [mac] = useState(isMac);
  return (
    <Row
      role="toolbar"
      aria-label={t('tools')}
      aria-controls={controls}
      ref={keepOneStop}
      onKeyDown={walk}
      // The text retains its selection, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {TEXT_COMMANDS.map((command) => {
        const Icon = ICONS[command];
        return (
          <IconButton
            key={command}
            label={t(`tool.${command}`)}
            title={`${t(`tool.${command}`)} (${shortcutLabel(command, mac)})`}
            aria-keyshortcuts={shortcutOf(command, mac)}
            icon={<Icon size={20} aria-hidden />}
            onClick={() => field.apply(editText(command, field.read()))}
          />
        );
      })}
      {children}
      <IconButton
        label={t('tool.mention')}
        icon={<AtSign size={20} aria-hidden />}
        onClick={() => field.apply(startedMention(field.read()))}
      />
    </Row>
  );
}

const buttonsIn = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button')];

function keepOneStop(row: HTMLElement | null): void {
  if (!row) return;
  for (const [index, button] of buttonsIn(row).entries()) button.tabIndex = index === 0 ? 0 : -1;
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsIn(event.currentTarget);
  const now = buttons.findIndex((button) => button === document.activeElement);
  const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined || now === -1) return;
  event.preventDefault();
  const target = buttons[(next + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  target?.focus();
}

const Row = styled.div`
  display: flex;
  flex-wrap: nowrap;
  color: var(--text);
  button:focus-visible {
    outline-offset: -3px;
  }
  ${onPhone} {
    justify-content: space-between;
    button {
      flex: 1 1 36px;
      width: auto;
      min-width: 32px;
    }
  }
`;
