import { describe, expect, it } from 'vitest';
import { filledIn } from './trade-template.ts';

const EMPTY = { title: '', description: '', requirements: '', schedule: '' };
const ROOFER = { title: 'Roofer', description: 'Tear off.', requirements: 'Harness', schedule: 'Mon–Fri' };
const FRAMER = { title: 'Framer', description: 'Stand walls.', requirements: 'Saw', schedule: 'Mon–Fri' };

describe("a trade's template", () => {
  it('a template fills empty fields and leaves typed ones', () => {
    expect(filledIn(EMPTY, ROOFER, null)).toEqual(ROOFER);
    const typed = { ...EMPTY, title: 'Lead roofer', schedule: ' ' };
    const { title: _typed, ...others } = ROOFER;
    expect(filledIn(typed, ROOFER, null)).toEqual(others);
  });

  it("another trade's template replaces the first one except for changed fields", () => {
    const changed = { ...ROOFER, description: 'Tear off old slate.' };
    const { description: _changed, ...others } = FRAMER;
    expect(filledIn(changed, FRAMER, ROOFER)).toEqual(others);
    expect(filledIn(changed, FRAMER, null)).toEqual({});
  });
});
