import { expect, it } from 'vitest';
import { textKeyword } from './text-keyword.ts';

it.each([
  ['STOP', 'stop'],
  [' Stop. ', 'stop'],
  ['stop all', 'stop'],
  ['Alto', 'stop'],
  ['UNSTOP', 'start'],
  ['start', 'start'],
  ['Help?', 'help'],
  ['ayuda', 'help'],
  ['do not stop', null],
  ['YES', null],
  ['', null],
])('reads %j as %s', (body, keyword) => {
  expect(textKeyword(body)).toBe(keyword);
});
