import { describe, expect, it } from 'vitest';
import { isSameName } from '../vocabulary/signing/signed-names.ts';

describe('a typed signature', () => {
  it.each([
    ['Brianna Castillo', 'Brianna Castillo'],
    ['brianna  CASTILLO', 'Brianna Castillo'],
    ['José Peña', 'Jose Pena'],
    ['Jose Pena Garcia', 'José Peña'],
    ['José Peña', 'José Peña García'],
    ['J. Peña', 'José Peña'],
    ['Brianna C.', 'Brianna Castillo'],
    ['Brianna Marie Castillo', 'Brianna Castillo'],
    ['Brianna M Castillo', 'Brianna Marie Castillo'],
    ['Castillo, Brianna', 'Brianna Castillo'],
    ['María de la Cruz', 'Maria Cruz'],
    ['Shaun ONeil Jr.', 'Shaun O’Neil'],
    ['Ana García-López', 'Ana García López'],
    ['Łukasz Wójcik', 'Lukasz Wojcik'],
    ['Cher', 'Cher'],
  ])('%j is a spelling of %j', (typed, named) => {
    expect(isSameName(typed, named)).toBe(true);
  });

  it.each([
    ['Pedro Páramo', 'Brianna Castillo'],
    ['Brianna', 'Brianna Castillo'],
    ['Brianna Cruz', 'Brianna Castillo'],
    ['Bruno Castillo', 'Brianna Castillo'],
    ['B. C.', 'Brianna Castillo'],
    ['Yes', 'Brianna Castillo'],
    ['...', 'Brianna Castillo'],
  ])('%j is not a spelling of %j', (typed, named) => {
    expect(isSameName(typed, named)).toBe(false);
  });
});
