import { z } from 'zod';

/** The types a person may choose; `admin` is only given by an admin or the command line (rules.md#admin-not-chosen). */
const CHOOSABLE_USER_TYPES = ['referrer', 'employer', 'worker'] as const;
const USER_TYPES = [...CHOOSABLE_USER_TYPES, 'admin'] as const;
export const userTypeSchema = z.enum(USER_TYPES, { error: 'Please select a role' });
export type UserType = z.infer<typeof userTypeSchema>;

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export const companySizeSchema = z.enum(COMPANY_SIZES, { error: 'Please select company size' });

export const EMPLOYER_INDUSTRIES = [
  'construction',
  'electrical',
  'plumbing',
  'hvac',
  'roofing',
  'concrete',
  'landscaping',
] as const;
export const employerIndustrySchema = z.enum(EMPLOYER_INDUSTRIES, { error: 'Please select industry' });

export const EXPERIENCE_LEVELS = ['entry', 'intermediate', 'experienced', 'expert'] as const;
export const experienceLevelSchema = z.enum(EXPERIENCE_LEVELS, { error: 'Please select experience level' });

export const AVAILABILITIES = ['immediate', '1-week', '2-weeks', '1-month'] as const;
export const availabilitySchema = z.enum(AVAILABILITIES, { error: 'Please select availability' });

export const TRANSPORTATIONS = ['own-vehicle', 'public-transit', 'company-provided', 'rideshare'] as const;
export const transportationSchema = z.enum(TRANSPORTATIONS, { error: 'Please select transportation' });
