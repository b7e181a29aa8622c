import type { JobText } from '../domain/posting/job-record.ts';

export const framer: JobText = {
  title: 'Framer',
  company: 'Lone Star Builders',
  description: 'Frame houses in Austin',
  location: 'Austin, TX',
  payRate: '$25/hour',
  schedule: 'full-time',
  category: 'framing',
  referralBonusCents: 500_00,
  requirements: null,
  requiredSkills: [],
  latitude: null,
  longitude: null,
  maxDistance: 25,
};
