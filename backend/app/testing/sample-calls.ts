/** An employer's sign-up. */
export const EMPLOYER_SIGN_UP = {
  email: 'foreman@example.com',
  password: 'sturdy-hammer-9',
  firstName: 'Pat',
  lastName: 'Number',
  phone: '+15125551234',
  companyName: 'Hill Country Builders',
  companySize: '11-50',
  industry: 'construction',
  location: 'Austin, TX',
  acceptTerms: true,
};

/** An employer's post; the tests of money count with its pay and its bonus. */
export const FRAMING_JOB = {
  title: 'Framing carpenter',
  company: 'Hill Country Builders',
  description: 'Frame walls and roofs in Austin.',
  location: 'Austin, TX',
  payRate: '$25/hour',
  schedule: 'full-time',
  category: 'framing',
  referralBonus: '500',
};
