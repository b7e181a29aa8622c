import { describe, expect, it } from 'vitest';
import { hasHiddenCharacters } from './hidden-characters.ts';

describe('a name', () => {
  it.each([
    'Ana Ruiz',
    "O'Neil-Peña",
    'Nguyễn Văn A',
    'محمد',
    'می\u200cخواهم',
    'क्\u200dष',
    '李小龍',
    'Ana 👷🏽',
    '👩\u200d🔧 Crew',
    '❤️\u200d🔥 Welding ✔️',
    'Bo\u00a0Li',
  ])('may be %j', (name) => {
    expect(hasHiddenCharacters(name)).toBe(false);
  });

  it.each([
    ['a zero-width space', 'Ana\u200bRuiz'],
    ['a joiner beside a space', 'Ana\u200d Ruiz'],
    ['a joiner at the end', 'Ana\u200c'],
    ['a joiner alone', '\u200d'],
    ['two joiners', 'a\u200d\u200db'],
    ['a byte order mark', '\ufeffAna'],
    ['a soft hyphen', 'An\u00ada'],
    ['a turn to the left', 'Ana\u202egpj.exe'],
    ['an isolate', '\u2066Ana\u2069'],
    ['a mark of direction', 'Ana\u200f'],
    ['a filler of Hangul', '\u3164'],
    ['an empty pattern of Braille', '\u2800'],
    ['a tag', 'Ana\u{e0041}'],
    ['a selector without a sign', 'Ana\ufe0f'],
    ['a line end', 'Ana\nBcc: all@example.com'],
    ['a carriage return', 'Ana\rRuiz'],
    ['a separator of lines', 'Ana\u2028Ruiz'],
    ['an escape', 'Ana\u001b[31m'],
    ['a bell of the second row', 'Ana\u0085'],
  ])('holds no %s', (_what, name) => {
    expect(hasHiddenCharacters(name)).toBe(true);
  });
});
