import { describe, expect, it } from 'vitest';
import { filedFormPlan } from './form-plans.ts';

describe('the Form I-9 of a hire in the story', () => {
  const filed = (signed: number) =>
    filedFormPlan({ letter: signed + 1, signed, startsIn: 3, everifySince: 18.5 });

  it('a form has an E-Verify case if it opened after the employer began to use E-Verify', () => {
    expect(filed(18.4).after).toHaveLength(1);
  });

  it('a form that opened before has no E-Verify case, although its section 2 was signed after', () => {
    const { section2, after } = filed(18.6);
    expect(section2?.day).toBeLessThan(18.5);
    expect(after).toBeUndefined();
  });
});
