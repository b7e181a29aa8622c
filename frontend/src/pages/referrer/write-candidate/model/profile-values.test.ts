import { expect, it } from 'vitest';
import { sampleCandidate } from '#shared/testing/sample-candidate.ts';
import { fieldsOf, profileBody, profileValues } from './profile-values.ts';

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

it('says beside its line what is wrong with a list', () => {
  expect(fieldsOf({ keySkills: 'This list is too long', workExperience: 'Too long' })).toEqual({
    otherSkills: 'This list is too long',
    workExperience: 'Too long',
  });
  expect(fieldsOf({ certifications: [undefined, 'This text is too long'] })).toEqual({
    certifications: 'This text is too long',
  });
});
