import { expect, it } from 'vitest';
import { quickApplyRequestSchema } from '#contract/hiring/applying/quick-apply.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { applicationBody } from './application-body.ts';

const user = sampleUser({
  firstName: 'Bo',
  lastName: 'Li',
  email: 'bo@example.com',
  skills: ['Framing'],
  experience: 'expert',
  transportation: 'own-vehicle',
});

it("the request consists of the profile and the form's values, in the contract's format", () => {
  const written = {
    workerLatinName: '',
    workerPhone: '',
    payRateExpectation: '$30/hour',
    message: ' Monday works. ',
  };
  expect(quickApplyRequestSchema.parse(applicationBody(user, written))).toEqual({
    workerName: 'Bo Li',
    workerLatinName: null,
    workerEmail: 'bo@example.com',
    workerPhone: '+15125550147',
    skills: ['Framing'],
    experience: 'expert',
    payRateExpectation: '$30/hour',
    certifications: null,
    location: 'Austin, TX',
    message: 'Monday works.',
    availability: null,
    transportation: 'own-vehicle',
  });
  const phone = { ...written, workerPhone: '(512) 555-0199' };
  expect(applicationBody(user, phone).workerPhone).toBe('(512) 555-0199');
});
