import { token } from '#platform/container/token.ts';
import type { CheckLinks } from '../application/ports.ts';

export const CHECK_LINKS = token<CheckLinks>('checks.links');
