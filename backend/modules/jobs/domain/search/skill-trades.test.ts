import { describe, expect, it } from 'vitest';
import { tradesOfSkills } from './skill-trades.ts';

describe('the trades of someone’s skills', () => {
  it.each([
    [['Carpentry'], ['carpentry'], ['framing']],
    [['Finish carpenter'], ['carpentry'], ['framing']],
    [['techero'], ['roofing'], []],
    [['Masonry', 'Concrete'], ['concrete'], []],
    [['General Labor', 'HVAC'], ['general-labor', 'hvac'], []],
    [['Line cook'], ['restaurant'], []],
    [['Welding'], [], []],
    [['Juggling'], [], []],
    [[], [], []],
  ])('%s: %s', (skills, own, close) => {
    expect(tradesOfSkills(skills)).toMatchObject({ own, close });
  });

  it('builders can lend a hand at every building trade, and others cannot', () => {
    expect(tradesOfSkills(['Carpentry']).family).toContain('painting');
    expect(tradesOfSkills(['Carpentry']).family).not.toContain('restaurant');
    expect(tradesOfSkills(['Welding']).family).toContain('framing');
    expect(tradesOfSkills(['Cook']).family).toEqual(['restaurant']);
    expect(tradesOfSkills(['Juggling']).family).toBeNull();
  });

  it('titles match any of the trade’s names', () => {
    expect(tradesOfSkills(['Carpentry']).titled).toContain('carpenter');
    expect(tradesOfSkills(['HVAC']).titled).toContain(String.raw`ac\M`);
    expect(tradesOfSkills(['Safety Inspector']).titled).toContain('safety inspector');
    expect(tradesOfSkills([]).titled).toBeNull();
  });
});
