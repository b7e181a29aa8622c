import { SandboxEvents } from '../../adapters/sandbox/provider/sandbox-events.ts';

/** Behaves like Stripe's webhooks: the answer comes first, and the event when the waiting tasks run. */
export class LateSandboxEvents extends SandboxEvents {
  override async deliverNow(): Promise<void> {
    // The task that was written with the event delivers it.
  }
}
