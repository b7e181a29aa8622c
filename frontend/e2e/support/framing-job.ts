/** The contractor's answers in the job form of the story. */
export const FRAMING_JOB = {
  'Job title': 'Framing carpenter',
  Description: 'Frame walls and roofs in Austin with a crew of four.',
  Location: 'Austin, TX',
  'Pay rate': '$25/hour',
  Schedule: 'Full-time',
  'Referral bonus': '500',
};
