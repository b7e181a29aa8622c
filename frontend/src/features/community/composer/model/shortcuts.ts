import type { TextCommand } from './text-edits.ts';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** With Ctrl, or Cmd on a Mac. Lists and quotes also need Shift, because browsers use Ctrl with digits. */
const KEYS: Readonly<Record<TextCommand, { readonly key: string; readonly shift: boolean }>> = {
  bold: { key: 'b', shift: false },
  italic: { key: 'i', shift: false },
  link: { key: 'k', shift: false },
  code: { key: 'e', shift: false },
  list: { key: '8', shift: true },
  quote: { key: '9', shift: true },
};
/** Shifted digits. They depend on the keyboard layout; `code` would not, but phones do not report it. */
const SHIFTED: Readonly<Record<string, string>> = { '*': '8', '(': '9' };

/** Null if the keys are not a shortcut. */
export function commandOf(pressed: Pressed & { readonly code?: string }): TextCommand | null {
  if (!(pressed.ctrlKey || pressed.metaKey) || pressed.altKey) return null;
  const key = keyOf(pressed);
  for (const [command, wanted] of Object.entries(KEYS)) {
    if (wanted.key === key && wanted.shift === pressed.shiftKey) return command as TextCommand;
  }
  return null;
}

function keyOf({ key, code = '' }: Pressed & { readonly code?: string }): string {
  if (code.startsWith('Digit')) return code.slice('Digit'.length);
  return SHIFTED[key] ?? key.toLowerCase();
}

/** In the format of `aria-keyshortcuts`. */
export function shortcutOf(command: TextCommand, isMac: boolean): string {
  const { key, shift } = KEYS[command];
  return `${isMac ? 'Meta' : 'Control'}+${shift ? 'Shift+' : ''}${key.toUpperCase()}`;
}

/** The form for readers: "Ctrl+Shift+8", "⌘⇧8". */
export function shortcutLabel(command: TextCommand, isMac: boolean): string {
  const { key, shift } = KEYS[command];
  if (isMac) return `⌘${shift ? '⇧' : ''}${key.toUpperCase()}`;
  return `Ctrl+${shift ? 'Shift+' : ''}${key.toUpperCase()}`;
}
