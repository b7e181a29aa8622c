import { describe, expect, it } from 'vitest';
import { employerSignupRequestSchema } from './employer-signup.ts';
import { returnToSchema } from '../sign-in/login.ts';
import { signupRequestSchema } from './signup.ts';
import { workerSignupRequestSchema } from './worker-signup.ts';

const account = { email: ' Ana@Example.com ', password: 'hammer time', firstName: 'Ana', lastName: 'Ruiz' };
const worker = {
  ...account,
  phone: '(512) 555-0101',
  location: 'Austin, TX',
  experience: 'entry',
  availability: '1-week',
  transportation: 'rideshare',
};

function firstMessage(result: { error?: { issues: { message: string }[] } | undefined }) {
  return result.error?.issues[0]?.message;
}

describe('signing up', () => {
  it('an email is read in lower case without surrounding space, and a missing phone as null', () => {
    const read = signupRequestSchema.parse({ ...account, acceptTerms: true, admin: true });
    expect(read).toEqual({
      ...account,
      email: 'ana@example.com',
      phone: null,
      acceptTerms: true,
      referralCode: null,
    });
  });

  it.each([
    [{ firstName: '  ' }, 'First name is required'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
    [{ phone: '555' }, 'Please enter a valid phone number'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ lastName: 'Ru\u0000iz' }, 'This text contains characters that are not allowed'],
    [{ lastName: 'Ru\ud800iz' }, 'This text contains characters that are not allowed'],
    [{ acceptTerms: undefined }, 'You must be 18 or older and accept the Terms'],
  ])('a sign-up with %o is refused', (change, message) => {
    expect(firstMessage(signupRequestSchema.safeParse({ ...account, acceptTerms: true, ...change }))).toBe(
      message,
    );
  });

  it('an employer may omit the terms but not refuse them', () => {
    const employer = {
      ...account,
      phone: '512-555-0101',
      companyName: 'Ruiz Framing',
      companySize: '1-10',
      industry: 'construction',
      location: 'Austin, TX',
    };
    expect(employerSignupRequestSchema.safeParse(employer).success).toBe(true);
    expect(employerSignupRequestSchema.safeParse({ ...employer, acceptTerms: false }).success).toBe(false);
  });

  it('specialties are read from a list or from a text with commas', () => {
    const skills = (specialties: unknown) =>
      workerSignupRequestSchema.parse({ ...worker, specialties }).specialties;
    expect(skills('Roofing, Welding,, Roofing')).toEqual(['Roofing', 'Welding']);
    expect(skills(['Roofing'])).toEqual(['Roofing']);
    expect(skills(undefined)).toEqual([]);
  });
});

describe('returnTo', () => {
  it.each(['//evil.test', '/\\evil.test', '/\t/evil.test', 'https://evil.test', undefined, ['/a', '/b']])(
    'the destination %o becomes the start page',
    (address) => {
      expect(returnToSchema.parse(address)).toBe('/');
    },
  );

  it('a path of this site is a valid destination', () => {
    expect(returnToSchema.parse('/job/1?ref=ABC')).toBe('/job/1?ref=ABC');
  });
});
