export * from './create-event.ts';
export * from './event.ts';
export * from './event-zone.ts';
export * from './events-query.ts';
