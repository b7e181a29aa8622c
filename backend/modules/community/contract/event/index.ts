export * from './create-event.ts';
export * from './event.ts';
export * from './events-query.ts';
