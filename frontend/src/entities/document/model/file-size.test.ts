import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it('file sizes read as kilobytes and megabytes', () => {
  expect([12, 348_000, 2_202_010].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '1 kB',
    '340 kB',
    '2.1 MB',
  ]);
  expect(fileSize(2_202_010, 'es')).toBe('2.1 MB');
});
