/** What an employer signs up with. */
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

/** What an employer posts; its pay and its bonus are what the tests of money count with. */
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
