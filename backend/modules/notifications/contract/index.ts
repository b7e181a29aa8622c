export * from './notification.ts';
export * from './outbox.ts';
