import { describe, expect, it } from 'vitest';
import { filledIn } from './trade-template.ts';

const EMPTY = { title: '', description: '', requirements: '', schedule: '' };
const ROOFER = { title: 'Roofer', description: 'Tear off.', requirements: 'Harness', schedule: 'Mon–Fri' };
const FRAMER = { title: 'Framer', description: 'Stand walls.', requirements: 'Saw', schedule: 'Mon–Fri' };

describe('a template of a trade', () => {
  it('fills what is empty and leaves what was typed', () => {
    expect(filledIn(EMPTY, ROOFER, null)).toEqual(ROOFER);
    const typed = { ...EMPTY, title: 'Lead roofer', schedule: ' ' };
    const { title: _typed, ...others } = ROOFER;
    expect(filledIn(typed, ROOFER, null)).toEqual(others);
  });

  it('gives way to that of another trade, except where it was changed', () => {
    const changed = { ...ROOFER, description: 'Tear off old slate.' };
    const { description: _changed, ...others } = FRAMER;
    expect(filledIn(changed, FRAMER, ROOFER)).toEqual(others);
    expect(filledIn(changed, FRAMER, null)).toEqual({});
  });
});
