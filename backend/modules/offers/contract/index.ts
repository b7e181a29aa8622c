export * from './benefits.ts';
export * from './create-offer.ts';
export * from './offer-fields.ts';
export * from './offer-form.ts';
export * from './offer-letter.ts';
export * from './quote.ts';
export * from './service-addon.ts';
export * from './sign-offer.ts';
