import type { Back } from './no-import-cycle.ts';
export type Loop = Back | null;
