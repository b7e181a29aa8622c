export * from './confirm-waitlist.ts';
export * from './join-waitlist.ts';
export * from './us-states.ts';
export * from './waitlist-details.ts';
