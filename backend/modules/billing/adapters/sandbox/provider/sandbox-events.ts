import type { Clock } from '#kernel/clock.ts';
import type { TaskHandler, TaskMap, TaskQueue } from '#kernel/tasks.ts';
import { signWebhook } from './webhook-signature.ts';
import type { SandboxStore } from '../sandbox-store.ts';

type Receiver = (raw: Uint8Array, signature: string) => Promise<void>;

/**
 * The sandbox's webhooks: signed bytes passed to the handler behind `POST /api/webhooks/stripe`. Each event
 * is delivered right after the commit of its change, and also by a job, so that a crash in between loses
 * none.
 */
export class SandboxEvents implements TaskHandler<'billing.deliver_sandbox_event'> {
  readonly kind = 'billing.deliver_sandbox_event';
  private readonly store: SandboxStore;
  private readonly taskQueue: TaskQueue;
  private readonly clock: Clock;
  private readonly secret: string;
  private receiver: Receiver | null = null;

  constructor(store: SandboxStore, taskQueue: TaskQueue, clock: Clock, secret: string) {
    this.store = store;
    this.taskQueue = taskQueue;
    this.clock = clock;
    this.secret = secret;
  }

  /** The handler and the provider need each other: connect them after both exist. */
  deliverTo(receiver: Receiver): void {
    this.receiver = receiver;
  }

  /** (tx) Returns the event's ID. */
  async record(type: string, objectType: string, objectId: string): Promise<string> {
    const eventId = await this.store.addEvent(type, objectType, objectId);
    await this.taskQueue.enqueue({ kind: 'billing.deliver_sandbox_event', data: { eventId } });
    return eventId;
  }

  async handle(data: TaskMap['billing.deliver_sandbox_event']): Promise<void> {
    await this.deliver(data.eventId);
  }

  /** Call it outside any transaction. On a failure the job retries: the change itself has happened anyway. */
  async deliverNow(eventId: string): Promise<void> {
    await this.deliver(eventId).catch(() => undefined);
  }

  private async deliver(eventId: string): Promise<void> {
    const event = await this.store.undelivered(eventId);
    if (!event) return;
    if (!this.receiver) throw new Error('Nobody receives the events of the sandbox');
    const { id, type, created, objectId, objectType } = event;
    const raw = JSON.stringify({ id, type, created, data: { object: { id: objectId, object: objectType } } });
    await this.receiver(Buffer.from(raw), signWebhook(raw, this.secret, this.clock.now()));
    await this.store.markDelivered(eventId);
  }
}
