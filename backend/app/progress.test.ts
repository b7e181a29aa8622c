import { expect, it } from 'vitest';
import { Progress } from './progress.ts';

function written(isTTY: boolean, tell: (progress: Progress) => void): string {
  let text = '';
  const write = (more: Uint8Array | string): boolean => {
    text += String(more);
    return true;
  };
  tell(new Progress({ isTTY, write }));
  return text;
}

function tellDemo(progress: Progress): void {
  progress.show('Making demo data: May 2027', ' (1 %)');
  progress.show('Making demo data: May 2027', ' (2 %)');
  progress.show('Making demo data: June 2027', ' (9 %)');
  progress.end('Demo data is ready (20 s).');
}

it('the progress of a long step replaces its own line on a terminal', () => {
  expect(written(true, tellDemo).split('\r\u001B[K')).toEqual([
    '',
    'Making demo data: May 2027 (1 %)',
    'Making demo data: May 2027 (2 %)',
    'Making demo data: June 2027 (9 %)',
    'Demo data is ready (20 s).\n',
  ]);
});

it('the progress of a long step adds a line for each stage when the output is a file', () => {
  expect(written(false, tellDemo)).toBe(
    'Making demo data: May 2027 (1 %)\nMaking demo data: June 2027 (9 %)\nDemo data is ready (20 s).\n',
  );
});
