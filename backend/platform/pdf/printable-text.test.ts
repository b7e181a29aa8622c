import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { embedFaces } from './fonts.ts';
import { firstUnprintable } from './printable-text.ts';

describe('the first character that no document prints', () => {
  it.each([
    ['Arabic', 'Ali شريف', 'ش'],
    ['Hindi', 'राम', 'रा'],
    ['Hebrew', 'דוד', 'ד'],
    ['Thai', 'สมชาย', 'ส'],
    ['a picture', 'Great crew 👷🏽‍♂️ here', '👷🏽‍♂️'],
    ['a flag', '🇲🇽', '🇲🇽'],
  ])('is named for %s as its reader sees it', (_kind, text, character) => {
    expect(firstUnprintable(text)).toBe(character);
  });

  it.each([
    'José Peña, Łukasz Żółć',
    'Nguyễn Thị Hường',
    'Олексій Їжак',
    'Γιώργος',
    '张伟 渡辺 さくら 김민준',
    '$25–$30 · “quoted” … ½ ② ﬁt\ttabs\r\nand lines',
    'with\u200B unseen\u200F signs',
  ])('is none in %j', (text) => {
    expect(firstUnprintable(text)).toBeNull();
  });
});

it('writes what nobody refused in time as its number, never as a question mark', async () => {
  const { text } = await embedFaces(await PDFDocument.create(), 'Crew 🏗 شa\u200Bb');
  expect(text.writable('Crew 🏗 شa\u200Bb')).toBe('Crew [U+1F3D7] [U+0634]ab');
});
