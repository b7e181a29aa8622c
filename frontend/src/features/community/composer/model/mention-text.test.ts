import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedText, isMentionAt, peopleIn, replacedPart, shownText } from './mention-text.ts';

const id = (last: number): string => `01890a5d-ac96-774b-bcce-b30209900000`.slice(0, -1) + last;
const mention = (name: string, last = 1): string => `@[${name}](user:${id(last)})`;

/** The stored text after an edit of the shown text; by default, the caret is at its end. */
function typed(stored: string, shown: string, caret = shown.length, known = peopleIn(stored)): string {
  return editedText(stored, shown, replacedPart(shownText(stored), shown, caret), known);
}

describe('a text with mentions', () => {
  it('a stored mention shows as "@Name", without the ID', () => {
    expect(shownText(`Ask ${mention('Mia Lopez')}, or ${mention('José', 2)}.`)).toBe(
      'Ask @Mia Lopez, or @José.',
    );
  });

  it('mentions survive edits of the words around them', () => {
    const stored = `Ask ${mention('Mia Lopez')} today`;
    expect(typed(stored, 'Ask @Mia Lopez tomorrow')).toBe(`Ask ${mention('Mia Lopez')} tomorrow`);
    expect(typed(stored, 'Please ask @Mia Lopez today', 10)).toBe(`Please ask ${mention('Mia Lopez')} today`);
    expect(typed(mention('Mia'), '@Mia!')).toBe(`${mention('Mia')}!`);
  });

  it('a changed name is no mention, and the completed name mentions the same person again', () => {
    const stored = `Ask ${mention('Mia Lopez')}.`;
    const known = peopleIn(stored);
    const cut = typed(stored, 'Ask @Mia Lope.', 13, known);
    expect(cut).toBe('Ask @Mia Lope.');
    expect(typed(cut, 'Ask @Mia Lopez.', 14, known)).toBe(stored);
    expect(typed(stored, '', 0, known)).toBe('');
    expect(typed('', 'Ask @Mia Lopez.', 15, known)).toBe(stored);
  });

  it('the caret decides which of two people with the same name was removed', () => {
    const stored = `${mention('Mia', 1)} ${mention('Mia', 2)} `;
    expect(typed(stored, '@Mia ', 0)).toBe(`${mention('Mia', 2)} `);
    expect(typed(stored, '@Mia ', 5)).toBe(`${mention('Mia', 1)} `);
  });

  it('the longest name matches, but no part of a word or an email address', () => {
    const known = new Map([
      ['Mia', id(1)],
      ['Mia Lopez', id(2)],
    ]);
    expect(typed('', '@Mia Lopez', 10, known)).toBe(mention('Mia Lopez', 2));
    expect(typed('', '@Miami me@Mia', 13, known)).toBe('@Miami me@Mia');
    expect(typed('', '(@Mia)', 6, known)).toBe(`(${mention('Mia')})`);
  });

  it('the beginning of a mention is recognized', () => {
    const stored = `Ask ${mention('Mia')} or @Bo`;
    expect([4, 5, 12].map((position) => isMentionAt(stored, position))).toEqual([true, false, false]);
  });

  it('every replacement leaves exactly the shown text that the writer typed', () => {
    const part = fc.oneof(
      fc.constantFrom(mention('Mia'), mention('Mia Lopez', 2), mention('(Al) $1', 3)),
      fc.stringMatching(/^[ @A-Mañ.\n]{0,6}$/),
    );
    const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(), (stored, other, one, two) => {
        const before = shownText(stored);
        const [from = 0, to = 0] = [one % (before.length + 1), two % (before.length + 1)].toSorted(
          (a, b) => a - b,
        );
        const typedIn = shownText(other);
        const after = before.slice(0, from) + typedIn + before.slice(to);
        for (const caret of [from + typedIn.length, from, after.length]) {
          const known = new Map([...peopleIn(stored), ...peopleIn(other)]);
          const edited = editedText(stored, after, replacedPart(before, after, caret), known);
          expect(shownText(edited)).toBe(after);
        }
      }),
    );
  });
});
