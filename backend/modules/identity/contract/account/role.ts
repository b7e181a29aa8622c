import { z } from 'zod';
import { userTypeSchema } from './profile-choices.ts';

/** `admin` is well-formed here and refused with 403 by the use case (rules.md#admin-not-chosen). */
export const chooseRoleRequestSchema = z.object({ userType: userTypeSchema });
