export * from './copies/copies.ts';
export * from './everify/everify.ts';
export * from './form/i9-form.ts';
export * from './form/section1.ts';
export * from './form/section2.ts';
