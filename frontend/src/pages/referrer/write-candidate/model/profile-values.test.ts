import { expect, it } from 'vitest';
import { sampleCandidate } from '#shared/testing/sample-candidate.ts';
import { fieldsOf, profileBody, profileValues, validateProfile } from './profile-values.ts';

const asWritten = (words: string): string => words;
const candidate = sampleCandidate({
  keySkills: ['Concrete', 'Framing', 'Rebar'],
  certifications: ['OSHA 10', 'Forklift'],
  availability: null,
});

it('comes back from the form as it was', () => {
  const { keySkills, certifications, ...rest } = profileBody(
    profileValues(candidate, asWritten),
    'published',
  );
  expect(keySkills).toEqual(['Concrete', 'Framing', 'Rebar']);
  expect(certifications).toEqual(['OSHA 10', 'Forklift']);
  expect(rest).toMatchObject({ status: 'published', availability: '' });
});

it('reads lists by commas, semicolons and lines', () => {
  const values = {
    ...profileValues(candidate, asWritten),
    otherSkills: ' Rebar,, Tile;\nRigging ',
    certifications: '',
  };
  expect(profileBody(values, 'draft')).toMatchObject({
    keySkills: ['Concrete', 'Rebar', 'Tile', 'Rigging'],
    certifications: [],
  });
});

it('says beside its line what is wrong with a list, and asks for words only to share', () => {
  const long = 'x'.repeat(81);
  expect(
    validateProfile({ ...profileValues(candidate, asWritten), otherSkills: `Tile, ${long}` }, 'draft'),
  ).toEqual({
    otherSkills: 'This text is too long',
  });
  const many = Array.from({ length: 21 }, (_, at) => `Card ${at}`).join(', ');
  expect(validateProfile({ ...profileValues(candidate, asWritten), certifications: many }, 'draft')).toEqual({
    certifications: 'This list is too long',
  });
  const empty = {
    ...profileValues(candidate, asWritten),
    keySkills: [],
    otherSkills: '',
    professionalSummary: '',
    workExperience: ' ',
  };
  expect(validateProfile(empty, 'draft')).toEqual({});
  expect(Object.keys(validateProfile(empty, 'published'))).toEqual(['professionalSummary']);
  expect(fieldsOf({ keySkills: { length: 1 }, workExperience: 'Too long' })).toEqual({
    workExperience: 'Too long',
  });
});
