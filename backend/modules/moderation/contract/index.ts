export * from './appeals.ts';
export * from './blocks.ts';
export * from './cases.ts';
export * from './reports.ts';
export * from './transparency.ts';
