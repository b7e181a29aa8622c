import type { Clock } from '#kernel/clock.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { PhoneZones } from '#kernel/phone-zones.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LoggedText } from '../../domain/logged-text.ts';
import type { QuietHours } from '../../domain/quiet-hours.ts';
import type { PersonsHours } from '../preferences/persons-hours.ts';
import type { HandedOver, TextLog, TextOptOuts, TextSender, TextToSend } from '../ports.ts';
import { countedText, type TextBudget } from './text-budget.ts';
import type { TextTask } from './text-dispatch.ts';
import type { TrackDeliveries } from '../tracking/track-deliveries.ts';

export interface SendTextNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly texts: TextLog;
  readonly optOuts: TextOptOuts;
  readonly sender: TextSender;
  readonly zones: PhoneZones;
  readonly hours: Pick<PersonsHours, 'of'>;
  readonly budget: Pick<TextBudget, 'take'>;
  readonly phones: Pick<PhoneNumbers, 'isTexted'>;
  readonly tracking: Pick<TrackDeliveries, 'end'>;
  readonly clock: Clock;
}

/**
 * Sends a queued text, unless its recipient wants none or sleeps, or too many have gone out. Sending happens outside any transaction, between one
 * that writes down the try and one that writes down its end: a task that runs again knows that the text may be out.
 */
export class SendText {
  private readonly needs: SendTextNeeds;

  constructor(needs: SendTextNeeds) {
    this.needs = needs;
  }

  async run(task: TextTask): Promise<void> {
    const { unitOfWork, sender } = this.needs;
    const text = await unitOfWork.transaction(() => this.prepare(task));
    if (!text) return;
    const handedOver = await sender.send(text);
    await unitOfWork.transaction(() => this.settle(text, handedOver));
  }

  private async prepare({ id, body, asked, reply }: TextTask): Promise<TextToSend | null> {
    const { texts, optOuts, clock } = this.needs;
    const text = await texts.find(id);
    if (!text) return null;
    const { recipientPhone: to, sendingSince: triedSince } = text;
    const goesOut = text.mayGoOut(body, {
      asked,
      optedOut: !reply && (await optOuts.has(to)),
      isTexted: this.needs.phones.isTexted(to),
      now: clock.now(),
      zones: [],
      ...(asked ? {} : await this.timesOf(text)),
    });
    const isSent = goesOut && (!text.isToCount || (await this.count(text, body)));
    await texts.save(text);
    if (text.hasFailed) await this.needs.tracking.end(id, 'failed');
    return isSent ? { id, to, body, triedSince } : null;
  }

  /** False where it waits instead (rules.md#text-budgets). */
  private async count(text: LoggedText, body: string): Promise<boolean> {
    const counted = countedText(text, body, false);
    const verdict = await this.needs.budget.take(counted);
    if (verdict.isTaken) text.count(verdict.at, counted.assumedMicros);
    else text.waitForRoom(body, verdict.waitMs, this.needs.clock.now());
    return verdict.isTaken;
  }

  /** By the clock of the person where it is an account's phone, otherwise by that of the number. */
  private async timesOf({
    recipientId,
    recipientPhone,
  }: LoggedText): Promise<{ zones: readonly string[]; quiet?: QuietHours }> {
    const hours = recipientId && (await this.needs.hours.of(recipientId));
    if (!hours) return { zones: await this.needs.zones.of(recipientPhone) };
    return {
      zones: hours.isKnown ? [hours.zone] : await this.needs.zones.of(recipientPhone),
      quiet: hours.quiet,
    };
  }

  private async settle({ id, to }: TextToSend, { outcome, providerId }: HandedOver): Promise<void> {
    const { texts, optOuts, tracking, clock } = this.needs;
    if (outcome === 'opted_out') await optOuts.add(to, clock.now());
    const text = await texts.find(id);
    if (!text) return;
    text.settle(outcome);
    if (providerId !== null) text.isKnownAs(providerId, clock.now());
    await texts.save(text);
    if (text.hasFailed) await tracking.end(id, 'failed');
    // A provider that names a text says later whether it arrived.
    else if (providerId === null && outcome === 'sent') await tracking.end(id, 'delivered');
  }
}
