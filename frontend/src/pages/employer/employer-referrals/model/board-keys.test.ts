import { expect, it } from 'vitest';
import { nextPlace } from './board-keys.ts';

const column = (left: number) => ({ left, right: left + 200, top: 50 });

it('an arrow key moves a card to the nearest column in its direction, and nowhere past the last one', () => {
  const columns = [column(1500), column(0), column(500)];
  const card = { left: 12, right: 188, top: 80 };
  expect(nextPlace('ArrowRight', card, columns)).toEqual({ x: 512, y: 62 });
  expect(nextPlace('ArrowRight', { left: 512, right: 688, top: 80 }, columns)).toEqual({ x: 1512, y: 62 });
  expect(nextPlace('ArrowLeft', { left: 1512, right: 1688, top: 80 }, columns)).toEqual({ x: 512, y: 62 });
  expect(nextPlace('ArrowLeft', card, columns)).toBeNull();
  expect(nextPlace('Enter', card, columns)).toBeNull();
});
