export * from './answers.ts';
export * from './lists.ts';
export * from './numbers.ts';
export * from './primitives.ts';
