import { expect, it } from 'vitest';
import { scannedCode } from './scanned-code.ts';

const EVENT = '01890a5d-ac96-774b-bcce-b302099a8e01';
const OTHER = '01890a5d-ac96-774b-bcce-b302099a8e02';

it.each([
  [`https://crewvine.example/check-in/${EVENT}/AB12CD34`, { code: 'AB12CD34' }],
  [' ab12cd34 ', { code: 'ab12cd34' }],
  [`https://crewvine.example/check-in/${OTHER}/AB12CD34`, 'other'],
  ['https://crewvine.example/jobs', null],
  ['WIFI:S:Hall;;', null],
])('the scanner reads %j as a code of this event, of another one, or as none', (text, found) => {
  expect(scannedCode(text, EVENT)).toEqual(found);
});
