import { CatchUpEvents } from '../application/provider/catch-up-events.ts';
import { ForgetHandledEvents } from '../application/provider/forget-handled-events.ts';
import type { ProviderEffects } from '../application/provider/provider-effects.ts';
import { ReceiveProviderEvent } from '../application/provider/receive-provider-event.ts';
import { SkipEvent } from '../application/provider/skip-event.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { webhookRoutes } from './http/provider/provider.routes.ts';
import { unhandledEventRoutes } from './http/provider/unhandled-event.routes.ts';
import { SqlEventListings } from './persistence/provider/sql-event-listings.ts';
import { SqlHandledEvents } from './persistence/provider/sql-handled-events.ts';
import { SqlUnhandledEvents } from './persistence/provider/sql-unhandled-events.ts';
import type { SandboxEvents } from './sandbox/provider/sandbox-events.ts';

/** Delivers the provider's events to their subjects. */
export function wireProvider(
  { platform }: BillingOutside,
  { providers }: BillingBase,
  effects: ProviderEffects,
  sandbox: SandboxEvents,
) {
  const { sql, unitOfWork, audit, clock } = platform;
  const { payments: provider } = providers;
  const handled = new SqlHandledEvents(sql);
  const unhandled = new SqlUnhandledEvents(sql);
  const listings = new SqlEventListings(sql);
  const receive = new ReceiveProviderEvent({ unitOfWork, provider, handled, effects, clock });
  // Events that the sandbox still sends after a switch to Stripe have no effect.
  sandbox.deliverTo(async (raw, signature) => {
    if (provider.name === 'sandbox') await receive.run(raw, signature);
  });
  const skip = new SkipEvent({ unitOfWork, unhandled, handled, audit, clock });

  return {
    receive,
    routes: [...webhookRoutes(receive), ...unhandledEventRoutes(unhandled, skip)],
    dueWork: [
      new CatchUpEvents({ unitOfWork, provider, receive, listings, unhandled, clock }),
      new ForgetHandledEvents(handled, clock),
    ],
  };
}
