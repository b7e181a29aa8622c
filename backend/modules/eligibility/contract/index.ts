export * from './copies.ts';
export * from './everify.ts';
export * from './i9-form.ts';
export * from './section1.ts';
export * from './section2.ts';
