export * from './live-event.ts';
export * from './notification.ts';
export * from './outbox.ts';
export * from './preferences.ts';
export * from './push.ts';
export * from './unsubscribe.ts';
