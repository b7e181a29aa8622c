import type { Loop } from './other-half.ts';
export type Back = Loop;
