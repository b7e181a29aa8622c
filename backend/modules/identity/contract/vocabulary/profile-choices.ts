export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;

export const EMPLOYER_INDUSTRIES = [
  'construction',
  'electrical',
  'plumbing',
  'hvac',
  'roofing',
  'concrete',
  'landscaping',
] as const;

export const EXPERIENCE_LEVELS = ['entry', 'intermediate', 'experienced', 'expert'] as const;

export const AVAILABILITIES = ['immediate', '1-week', '2-weeks', '1-month'] as const;

export const TRANSPORTATIONS = ['own-vehicle', 'public-transit', 'company-provided', 'rideshare'] as const;

/** rules.md#worker-skills */
export const WORKER_SKILLS = [
  'General Labor',
  'Carpentry',
  'Electrical',
  'Plumbing',
  'HVAC',
  'Roofing',
  'Concrete',
  'Drywall',
  'Painting',
  'Flooring',
  'Welding',
  'Masonry',
  'Heavy Equipment',
  'Safety Inspector',
] as const;
