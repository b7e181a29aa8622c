export * from './evidence.ts';
export * from './filters.ts';
export * from './lists.ts';
export * from './money.ts';
export * from './payments.ts';
export * from './stats.ts';
export * from './users.ts';
export * from './texts.ts';
