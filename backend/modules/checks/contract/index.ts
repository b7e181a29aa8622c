export * from './adverse-action.ts';
export * from './background-check.ts';
export * from './background-package-schema.ts';
export * from './consent.ts';
export * from './fcra-texts.ts';
export * from './background-package-info.ts';
export * from './reference-check.ts';
export * from './vocabulary/reference-questions.ts';
