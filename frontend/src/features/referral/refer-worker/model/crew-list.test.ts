import { describe, expect, it } from 'vitest';
import { readCrewList, withList } from './crew-list.ts';

const row = (workerName: string, workerPhone: string, workerEmail = '', workerLatinName = '') => ({
  workerName,
  workerLatinName,
  workerPhone,
  workerEmail,
});

describe('a pasted list', () => {
  it.each([
    ['Bo Li, 512-555-0100', row('Bo Li', '512-555-0100')],
    ['Bo Li\t(512) 555 0100\tbo@example.com', row('Bo Li', '(512) 555 0100', 'bo@example.com')],
    ['+1 512 555 0100; José Núñez', row('José Núñez', '+1 512 555 0100')],
    ['  Rosa Diaz 5125550100 ', row('Rosa Diaz', '5125550100')],
    ['Rosa <rosa@example.com> 512.555.0100', row('Rosa', '512.555.0100', 'rosa@example.com')],
    ['5125550100', row('', '5125550100')],
    ['شريف أحمد, Sharif Ahmad, 5125550100', row('شريف أحمد', '5125550100', '', 'Sharif Ahmad')],
    ['Sharif Ahmad, 5125550100, شريف أحمد', row('شريف أحمد', '5125550100', '', 'Sharif Ahmad')],
    ['דוד כהן 512-555-0100', row('דוד כהן', '512-555-0100')],
    ['1. Bo Li 512-555-0100', row('Bo Li', '512-555-0100')],
    ['12) José Núñez, 5125550100', row('José Núñez', '5125550100')],
    ['• Rosa Diaz: 512 555 0100', row('Rosa Diaz', '512 555 0100')],
    ['- Al 5125550100', row('Al', '5125550100')],
    ['512. 555. 0100 Al', row('Al', '512. 555. 0100')],
  ])('a pasted list reads the line %j', (line, wanted) => {
    expect(readCrewList(line)).toEqual({ rows: [wanted], unread: [] });
  });

  it('a pasted list returns lines without a phone number as unread', () => {
    expect(readCrewList('Bo Li\n\r\nRosa, 5125550100\nAl, 911')).toEqual({
      rows: [row('Rosa', '5125550100')],
      unread: ['Bo Li', 'Al, 911'],
    });
  });

  it('pasted rows follow the rows already begun, up to the size of a crew', () => {
    const begun = [row('Bo', '1'), row('', ''), row('', '2')];
    const list = Array.from({ length: 12 }, (_, index) => row('A', String(index)));
    const all = withList(begun, list, 12);
    expect(all).toHaveLength(12);
    expect(all.slice(0, 3).map(({ workerPhone }) => workerPhone)).toEqual(['1', '2', '0']);
  });
});
