import { waitlistSignupMapping } from './adapters/persistence/waitlist-signup.mapping.ts';
import { waitlistContainer } from './adapters/waitlist.container.ts';

export const waitlist = { entities: [waitlistSignupMapping], containers: [waitlistContainer] };
