import type { PushSender, PushSubscriptions } from './push.ts';
import type { PushTask } from './push-dispatch.ts';

interface SendPushNeeds {
  readonly subscriptions: PushSubscriptions;
  readonly sender: PushSender;
}

/** Hands one push to one device; a device that has ended its subscription is forgotten (rules.md#push). */
export class SendPush {
  private readonly needs: SendPushNeeds;

  constructor(needs: SendPushNeeds) {
    this.needs = needs;
  }

  async run({ subscriptionId, notice }: PushTask): Promise<void> {
    const { subscriptions, sender } = this.needs;
    const to = await subscriptions.find(subscriptionId);
    if (!to) return;
    if ((await sender.send(to, notice)) === 'gone') await subscriptions.remove(to.id);
  }
}
