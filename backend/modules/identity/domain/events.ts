import type { DomainEvent } from '#kernel/domain-events.ts';

/** All five fields of rules.md#complete-profile are there; may be told again after one was cleared in between. */
export type ProfileCompleted = DomainEvent<'identity.profile_completed', { readonly userId: string }>;

export type IdentityEvent = ProfileCompleted;
