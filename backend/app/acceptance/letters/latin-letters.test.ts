import { describe, expect, it } from 'vitest';
import { optionalLatinName } from '#contract/identity/latin-name.ts';
import { isLatinName, printedName, unprintedLetters } from '#contract/identity/vocabulary/latin-name.ts';
import { firstUnprintable } from '#platform/pdf/printable-text.ts';

/** Every letter of the planes that people type. */
function letters(): string[] {
  const all: string[] = [];
  for (let codePoint = 0x20; codePoint < 0x20_000; codePoint += 1) {
    if (codePoint >= 0xd8_00 && codePoint <= 0xdf_ff) continue;
    const letter = String.fromCodePoint(codePoint);
    if (/\p{L}/u.test(letter)) all.push(letter);
  }
  return all;
}

/** Forms of Arabic letters that NFC does not change and that no keyboard produces. */
const isPresentationForm = (letter: string): boolean => /[\uFB50-\uFDFF\uFE70-\uFEFF]/u.test(letter);

describe('a form’s check of letters, without the fonts', () => {
  it('the form never requests Latin letters for a letter that the fonts print', () => {
    const wrong = letters().filter(
      (letter) => unprintedLetters(letter) !== null && firstUnprintable(letter) === null,
    );
    expect(wrong.filter((letter) => !isPresentationForm(letter))).toEqual([]);
  });

  it('a Latin name accepts no letter that the fonts lack', () => {
    const latin = letters().filter((letter) => isLatinName(letter));
    expect(latin.length).toBeGreaterThan(400);
    expect(latin.filter((letter) => firstUnprintable(letter) !== null)).toEqual([]);
  });

  it.each([
    ['Arabic', 'شريف أحمد', 'شريف'],
    ['Arabic with vowels', 'مُحَمَّد', 'مُحَمَّد'],
    ['Hebrew', 'דוד כהן', 'דוד'],
    ['Thai', 'สมชาย', 'สมชาย'],
    ['Hindi', 'राम सिंह', 'राम'],
    ['Armenian', 'Արամ', 'Արամ'],
    ['Georgian', 'გიორგი', 'გიორგი'],
    ['Amharic', 'አበበ', 'አበበ'],
    ['Latin and Arabic', 'Ali شريف', 'شريف'],
    ['rare Han', '李𠮷田', '𠮷'],
    ['Arabic digits', 'Crew ٣', '٣'],
  ])('the form names the first letters of %s that documents lack, like the fonts', (_script, text, named) => {
    expect(unprintedLetters(text)).toBe(named);
    expect(firstUnprintable(text)).not.toBeNull();
  });

  it.each([
    'José Peña',
    'Nguyễn Thị Hường',
    'Олексій Їжак',
    'Γιώργος',
    '张伟',
    '渡辺 さくら',
    '김민준',
    'Crew 👷',
    'Kealiʻi',
  ])('the form requests nothing for %s', (name) => {
    expect(unprintedLetters(name)).toBeNull();
  });
});

describe('a name in Latin letters', () => {
  const field = optionalLatinName();

  it.each([
    'Sharif Ahmad',
    'Zhang Wei',
    "Conor O'Neil",
    'Nguyễn Văn An',
    'Kealiʻi',
    'J. R. Smith-Jones, Jr.',
  ])('a name in Latin letters may be %s', (name) => {
    expect(field.parse(` ${name} `)).toBe(name.normalize('NFC'));
  });

  it.each([undefined, null, '', '  '])('a name in Latin letters counts as missing for %j', (name) => {
    expect(field.parse(name)).toBeNull();
  });

  it.each([
    'شريف',
    '张伟',
    'Ali شريف',
    'Олексій',
    'Ali 👷',
    'Ali\nBo',
    'Ali\u200B',
    '123',
    'A'.repeat(121),
    7,
  ])('a name in Latin letters may not be %j', (name) => {
    expect(field.safeParse(name).success).toBe(false);
  });
});

describe('the name on documents', () => {
  it.each([
    [{ name: 'Bo Li', latinName: null }, 'Bo Li'],
    [{ name: 'Bo Li', latinName: 'Robert Li' }, 'Bo Li'],
    [{ name: 'شريف أحمد', latinName: 'Sharif Ahmad' }, 'Sharif Ahmad'],
    [{ name: '张伟', latinName: 'Zhang Wei' }, 'Zhang Wei (张伟)'],
    [{ name: '张伟', latinName: null }, '张伟'],
    [{ name: '张'.repeat(110), latinName: 'Zhang Wei' }, 'Zhang Wei'],
    [{ name: 'שרה', latinName: null }, 'שרה'],
  ])('the name on documents for %j is %j', (person, printed) => {
    expect(printedName(person)).toBe(printed);
  });
});
