import { useEffect, useState } from 'react';
import type { MentionablePerson } from '#contract/community/writing/drafts.ts';
import { useDebounced } from '#shared/lib/index.ts';
import { useMentionablePeopleQuery } from '../api/composer-api.ts';
import { mentionAt, mentioned, type TypedMention } from './mention-edits.ts';
import type { MentionText } from './use-mention-text.ts';
import type { TextFieldHandle } from './use-text-field.ts';

const PAUSE_MS = 200;
const NOBODY: readonly MentionablePerson[] = [];

export interface MentionPicker {
  /** Null if no name is being typed, the list was closed, or a bare @ sign has no suggestions. */
  readonly people: readonly MentionablePerson[] | null;
  readonly isLoading: boolean;
  readonly isError: boolean;
  /** The index of the person that Enter chooses. */
  readonly marked: number;
  /** Call it after the caret moves or the text changes. */
  readonly look: () => void;
  readonly close: () => void;
  readonly choose: (person: MentionablePerson) => void;
  /** True if the list used the key. */
  readonly onKey: (key: string) => boolean;
}

/** Suggests people while a name is typed. Arrow keys move, Enter or Tab chooses, Escape closes. */
export function useMentionPicker(place: string, field: TextFieldHandle, text: MentionText): MentionPicker {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  /** The @ sign's position after Escape, so that the same mention stays closed. */
  const [closed, setClosed] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const name = useDebounced(typed?.name ?? '', PAUSE_MS);
  const isOpen = typed !== null && typed.from !== closed;
  const asked = useMentionablePeopleQuery({ place, q: name.trim() }, { skip: !isOpen });
  const isSettled = typed !== null && name === typed.name && !asked.isFetching;
  const people = isSettled && !asked.isError ? (asked.data ?? NOBODY) : NOBODY;
  // A bare @ sign without suggestions shows no message.
  const isBare = typed?.name.trim() === '' && people.length === 0 && !asked.isError;
  useEscape(isOpen, () => setClosed(typed?.from ?? null));

  const close = (): void => setTyped(null);
  const look = (): void => {
    const typing = mentionAt(field.read());
    // An existing mention needs no suggestions.
    const found = typing && text.isMentionAt(typing.from) ? null : typing;
    setTyped(found);
    setMarked(0);
    if (found === null) setClosed(null);
  };
  const choose = (person: MentionablePerson): void => {
    if (!typed) return;
    const edit = mentioned(typed, field.read().end, person);
    text.expect(person, edit);
    field.apply(edit);
    setTyped(null);
  };
  const onKey = (key: string): boolean => {
    const person = people[marked];
    if (!isOpen || !person) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setMarked((marked + (key === 'ArrowDown' ? 1 : people.length - 1)) % people.length);
      return true;
    }
    if (key !== 'Enter' && key !== 'Tab') return false;
    choose(person);
    return true;
  };
  return {
    people: isOpen && !isBare ? people : null,
    isLoading: isOpen && !isBare && !isSettled && !asked.isError,
    isError: isOpen && asked.isError,
    marked,
    look,
    close,
    choose,
    onKey,
  };
}

/** Captures Escape before a surrounding dialog does, so that only the list closes. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
}
