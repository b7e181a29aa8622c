import { describe, expect, it } from 'vitest';
import { hasHiddenCharacters, withoutHiddenEnds } from './hidden-characters.ts';
import { email, optionalEmail } from './primitives.ts';

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
    'Crew 1\ufe0f\u20e3',
  ])('a name may be %j', (name) => {
    expect(hasHiddenCharacters(name)).toBe(false);
  });

  it.each([
    ['a zero-width space', 'Ana\u200bRuiz'],
    ['a joiner between letters that never join', 'Ana\u200dRuiz'],
    ['a non-joiner between letters that never join', 'А\u200cна'],
    ['a joiner after an accent', 'a\u0301\u200dn'],
    ['a joiner after an ideograph', '李\u200d小龍'],
    ['a joiner before a Latin letter', 'م\u200da'],
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
    ['a selector after a digit', 'Crew 1\ufe0f'],
    ['a selector without a sign', 'Ana\ufe0f'],
    ['a line end', 'Ana\nBcc: all@example.com'],
    ['a carriage return', 'Ana\rRuiz'],
    ['a separator of lines', 'Ana\u2028Ruiz'],
    ['an escape', 'Ana\u001b[31m'],
    ['a bell of the second row', 'Ana\u0085'],
  ])('%s is rejected in a name', (_what, name) => {
    expect(hasHiddenCharacters(name)).toBe(true);
  });
});

describe('an email', () => {
  const ADDRESS = 'ana.ruiz@example.com';
  const required = email('Invalid');
  const optional = optionalEmail('Invalid');

  it.each([
    ['a space', ' '],
    ['a no-break space', '\u00a0'],
    ['an ideographic space', '\u3000'],
    ['a line break', '\r\n'],
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a zero-width non-joiner', '\u200c'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a left-to-right mark', '\u200e'],
    ['an Arabic letter mark', '\u061c'],
    ['an embedding', '\u202a'],
    ['the end of an embedding', '\u202c'],
    ['an isolate', '\u2068'],
    ['a soft hyphen', '\u00ad'],
    ['a variation selector', '\ufe0f'],
    ['a supplementary variation selector', '\u{e0100}'],
    ['a combining grapheme joiner', '\u034f'],
    ['an empty pattern of Braille', '\u2800'],
    ['several of them', ' \u200b\ufeff \u202a\u00ad'],
  ])('%s around an email is removed, in required and optional fields', (_what, hidden) => {
    for (const typed of [
      `${hidden}Ana.Ruiz@example.com`,
      `${ADDRESS}${hidden}`,
      `${hidden}${ADDRESS}${hidden}`,
    ]) {
      expect([required.parse(typed), optional.parse(typed)]).toEqual([ADDRESS, ADDRESS]);
    }
  });

  it.each(['ana\u200b@example.com', 'ana@\u00adexample.com', 'ana@exam\u2060ple.com', 'a na@example.com'])(
    'a hidden character within an email is rejected: %j',
    (typed) => {
      expect([required.safeParse(typed).success, optional.safeParse(typed).success]).toEqual([false, false]);
    },
  );

  it('an email of only hidden characters counts as missing', () => {
    expect(required.safeParse('\u200b \ufeff').success).toBe(false);
    expect(optional.parse('\u200b \ufeff')).toBeNull();
  });

  it('an email with thousands of hidden characters around a letter is read in linear time', () => {
    const many = '\u200b'.repeat(80_000);
    expect(withoutHiddenEnds(`${many}a${many}b${many}`)).toBe(`a${many}b`);
  });
});
