import { SandboxEvents } from '../adapters/sandbox/sandbox-events.ts';

/** As Stripe's webhooks are: what happened is answered first, and its event comes when the waiting tasks are done. */
export class LateSandboxEvents extends SandboxEvents {
  override async deliverNow(): Promise<void> {
    // The task that was written with the event delivers it.
  }
}
