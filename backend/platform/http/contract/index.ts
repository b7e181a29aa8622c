export * from './answers.ts';
export * from './dev-tools.ts';
export * from './lists.ts';
export * from './numbers.ts';
export * from './primitives.ts';
