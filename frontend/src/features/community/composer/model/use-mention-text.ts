import { useEffect, useMemo, useRef } from 'react';
import type { MentionablePerson } from '#contract/community/writing/drafts.ts';
import { nameOf } from './mention-edits.ts';
import {
  editedText,
  isMentionAt,
  nameInMention,
  peopleIn,
  replacedPart,
  shownText,
  type ReplacedPart,
} from './mention-text.ts';

export interface MentionText {
  /** The text area's text. */
  readonly shown: string;
  /** Call it with the text area's new text and the caret after the change. */
  readonly change: (shown: string, caret: number) => void;
  readonly isMentionAt: (position: number) => boolean;
  /** Announces that the next change replaces this part with this person's name. */
  readonly expect: (person: MentionablePerson, replaced: ReplacedPart) => void;
}

/** Stores the IDs of mentioned people, while the writer sees and edits only their names. */
export function useMentionText(stored: string, onChange: (stored: string) => void): MentionText {
  const latest = useRef(stored);
  const known = useRef(new Map<string, string>());
  const expected = useRef<ReplacedPart | null>(null);
  const report = useRef(onChange);
  useEffect(() => {
    latest.current = stored;
    report.current = onChange;
    for (const [name, id] of peopleIn(stored)) if (!known.current.has(name)) known.current.set(name, id);
  });
  const calls = useMemo(
    () => ({
      change: (shown: string, caret: number): void => {
        const before = shownText(latest.current);
        const replaced = expected.current ?? replacedPart(before, shown, caret);
        expected.current = null;
        latest.current = editedText(latest.current, shown, replaced, known.current);
        report.current(latest.current);
      },
      isMentionAt: (position: number): boolean => isMentionAt(latest.current, position),
      expect: (person: MentionablePerson, replaced: ReplacedPart): void => {
        known.current.set(nameInMention(nameOf(person)), person.id);
        expected.current = replaced;
      },
    }),
    [],
  );
  return { shown: shownText(stored), ...calls };
}
