import { z } from 'zod';
import { LETTER_ACTIONS, REQUEST_ACTIONS } from '../vocabulary/letter/letter-actions.ts';

/** The owner's possible actions, which decide the buttons. */
export const letterActionsSchema = z.array(z.enum(LETTER_ACTIONS));
export const requestActionsSchema = z.array(z.enum(REQUEST_ACTIONS));
