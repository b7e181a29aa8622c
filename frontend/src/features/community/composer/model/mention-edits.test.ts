import { describe, expect, it } from 'vitest';
import { mentionAt, mentioned } from './mention-edits.ts';

const at = (text: string) => mentionAt({ text, start: text.length, end: text.length });
const PERSON = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  firstName: 'Mia [x]',
  lastName: 'Lopez',
  profileImageUrl: null,
};

describe('a mention that is being typed', () => {
  it.each([
    ['@', 0, ''],
    ['hi @mi', 3, 'mi'],
    ['(@Mia Lo', 1, 'Mia Lo'],
    ['hola\n@José', 5, 'José'],
    ["@O'Neil-Smith ", 0, "O'Neil-Smith "],
  ])('a mention is found at the end of %j', (text, from, name) => {
    expect(at(text)).toEqual({ from, name });
  });

  it.each(['', 'hi', 'me@example', '@ you', '@Mia Lopez said', '@[Mia](user:1)', '@mia\n'])(
    'no mention is found at the end of %j',
    (text) => {
      expect(at(text)).toBeNull();
    },
  );

  it('a selection is not a mention', () => {
    expect(mentionAt({ text: '@mia', start: 1, end: 4 })).toBeNull();
  });

  it("a mention becomes the person's name without brackets", () => {
    expect(mentioned({ from: 3, name: 'mi' }, 6, PERSON)).toEqual({
      from: 3,
      to: 6,
      insert: '@Mia x Lopez ',
      selectFrom: 16,
      selectTo: 16,
    });
  });
});
