export * from './adverse-action.ts';
export * from './background-check.ts';
export * from './background-packages.ts';
export * from './consent.ts';
export * from './fcra-texts.ts';
export * from './package-info.ts';
export * from './reference-check.ts';
export * from './vocabulary/reference-questions.ts';
