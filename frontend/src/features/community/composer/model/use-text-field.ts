import { useCallback, useRef, type RefCallback } from 'react';
import type { SelectedText, TextEdit } from './text-edits.ts';

export interface TextFieldHandle {
  readonly attach: RefCallback<HTMLTextAreaElement>;
  readonly hasFocus: () => boolean;
  readonly read: () => SelectedText;
  /** Focuses the text and edits it, as typing would. */
  readonly apply: (edit: TextEdit) => void;
  /** Edits the text without moving focus. */
  readonly replace: (edit: TextEdit) => void;
}

/** Edits a text area as if by typing, so that the browser can undo it and React notices. */
export function useTextField(): TextFieldHandle {
  const area = useRef<HTMLTextAreaElement>(null);
  const read = useCallback((): SelectedText => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    return { text: value, start: selectionStart, end: selectionEnd };
  }, []);
  const apply = useCallback(({ from, to, insert, selectFrom, selectTo }: TextEdit): void => {
    const field = area.current;
    if (!field) return;
    field.focus();
    field.setSelectionRange(from, to);
    if (!typeIn(insert)) putIn(field, { from, to, insert });
    field.setSelectionRange(selectFrom, selectTo);
  }, []);
  const replace = useCallback((edit: TextEdit): void => {
    if (area.current) putIn(area.current, edit);
  }, []);
  const attach = useCallback((element: HTMLTextAreaElement | null): void => {
    area.current = element;
  }, []);
  const hasFocus = useCallback((): boolean => document.activeElement === area.current, []);
  return { attach, hasFocus, read, apply, replace };
}

function putIn(
  field: HTMLTextAreaElement,
  { from, to, insert }: Omit<TextEdit, 'selectFrom' | 'selectTo'>,
): void {
  field.setRangeText(insert, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The only way that preserves the browser's undo. Some browsers lack it. */
function typeIn(words: string): boolean {
  try {
    return words === '' ? document.execCommand('delete') : document.execCommand('insertText', false, words);
  } catch {
    return false;
  }
}
