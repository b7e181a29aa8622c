import { z } from 'zod';
import {
  AVAILABILITIES,
  COMPANY_SIZES,
  EMPLOYER_INDUSTRIES,
  EXPERIENCE_LEVELS,
  TRANSPORTATIONS,
} from '../vocabulary/profile-choices.ts';
import { USER_TYPES } from '../vocabulary/user-type.ts';

export const userTypeSchema = z.enum(USER_TYPES, { error: 'Please select a role' });

export const companySizeSchema = z.enum(COMPANY_SIZES, { error: 'Please select company size' });

export const employerIndustrySchema = z.enum(EMPLOYER_INDUSTRIES, { error: 'Please select industry' });

export const experienceLevelSchema = z.enum(EXPERIENCE_LEVELS, { error: 'Please select experience level' });

export const availabilitySchema = z.enum(AVAILABILITIES, { error: 'Please select availability' });

export const transportationSchema = z.enum(TRANSPORTATIONS, { error: 'Please select transportation' });
