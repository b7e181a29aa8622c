import { expect, it } from 'vitest';
import { sampleCandidate } from '#shared/testing/sample-candidate.ts';
import { fieldsOf, profileBody, profileValues } from './profile-values.ts';

const asWritten = (words: string): string => words;
const candidate = sampleCandidate({
  keySkills: ['Concrete', 'Framing', 'Rebar'],
  certifications: ['OSHA 10', 'Forklift'],
  availability: null,
});

it('a profile survives the trip through the form unchanged', () => {
  const { keySkills, certifications, ...rest } = profileBody(
    profileValues(candidate, asWritten),
    'published',
  );
  expect(keySkills).toEqual(['Concrete', 'Framing', 'Rebar']);
  expect(certifications).toEqual(['OSHA 10', 'Forklift']);
  expect(rest).toMatchObject({ status: 'published', availability: '' });
});

it('lists are split by commas, semicolons, and lines', () => {
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

it('an error in a list appears next to its line', () => {
  expect(fieldsOf({ keySkills: 'This list is too long', workExperience: 'Too long' })).toEqual({
    otherSkills: 'This list is too long',
    workExperience: 'Too long',
  });
  expect(fieldsOf({ certifications: [undefined, 'This text is too long'] })).toEqual({
    certifications: 'This text is too long',
  });
});
