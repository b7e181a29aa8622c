import { z } from 'zod';
import { userTypeSchema } from './vocabulary.ts';

/** `admin` is well-formed here and refused with 403 by the use case (decision 3). */
export const chooseRoleRequestSchema = z.object({ userType: userTypeSchema });
