import { describe, expect, it } from 'vitest';
import { emptyReference, referenceProblems, toAnswer, type ReferenceValues } from './reference-values.ts';

const FULL: ReferenceValues = {
  ...emptyReference('Mia Foreman'),
  overall_performance: 5,
  reliability: 4,
  technical_skills: 3,
  safety_awareness: 2,
  teamwork: 1,
  would_rehire: 'no',
  responderTitle: 'Site manager',
};

describe('the reference form', () => {
  it('the answer includes each question with its answer', () => {
    const { responses, responderName } = toAnswer(FULL);
    expect(responderName).toBe('Mia Foreman');
    expect(responses).toContainEqual({ questionId: 'teamwork', answer: 1 });
    expect(responses).toContainEqual({ questionId: 'would_rehire', answer: 'no' });
    expect(responses).toHaveLength(9);
  });

  it('the form is complete without a company or comments', () => {
    expect(referenceProblems(FULL)).toEqual({});
  });

  it('the form names each missing field', () => {
    expect(referenceProblems({ ...emptyReference(''), reliability: 3 })).toEqual({
      overall_performance: 'Please rate everything from 1 to 5 stars',
      technical_skills: 'Please rate everything from 1 to 5 stars',
      safety_awareness: 'Please rate everything from 1 to 5 stars',
      teamwork: 'Please rate everything from 1 to 5 stars',
      would_rehire: "Please say if you'd hire this person again",
      responderName: 'Your name is required',
      responderTitle: 'Your title is required',
    });
    expect(referenceProblems({ ...FULL, teamwork: 0 }, (field) => `${field}!`)).toEqual({
      teamwork: 'teamwork!',
    });
  });
});
