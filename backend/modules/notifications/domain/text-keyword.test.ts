import { expect, it } from 'vitest';
import { textKeyword } from './text-keyword.ts';

it.each([
  ['STOP', 'stop'],
  [' Stop. ', 'stop'],
  ['stop all', 'stop'],
  ['Alto', 'stop'],
  ['UNSUBSCRIBE', 'stop'],
  ['Cancel', 'stop'],
  ['END', 'stop'],
  ['quit', 'stop'],
  ['Revoke', 'stop'],
  ['OPT OUT', 'stop'],
  ['parar', 'stop'],
  ['¡Cancelar!', 'stop'],
  ['INFO', 'help'],
  ['UNSTOP', 'start'],
  ['start', 'start'],
  ['Help?', 'help'],
  ['ayuda', 'help'],
  ['do not stop', null],
  ['YES', 'start'],
  ['yes, I will come', null],
  ['', null],
])('reads %j as %s', (body, keyword) => {
  expect(textKeyword(body)).toBe(keyword);
});
