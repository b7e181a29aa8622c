import type { Clock } from '#kernel/clock.ts';
import type { PhoneZones } from '#kernel/phone-zones.ts';
import { mayTextAt } from '../../domain/quiet-hours.ts';
import type { TextMessage } from '../notifier.ts';
import { quietHours } from './text-errors.ts';
import { codeBudget, isOwnDoing } from './text-kinds.ts';

/** The caller of the current request. */
export interface TextCaller {
  /** Whether it is an account that has confirmed this phone (E.164). */
  hasConfirmed(phone: string): Promise<boolean>;
}

interface RecipientRequestNeeds {
  readonly caller: TextCaller;
  readonly zones: PhoneZones;
  readonly clock: Clock;
}

/** Quiet hours yield only to the person who requested the text and gets it (rules.md#asked-for-now). */
export class RecipientRequest {
  private readonly needs: RecipientRequestNeeds;

  constructor(needs: RecipientRequestNeeds) {
    this.needs = needs;
  }

  /**
   * Whether the text may go out at any time. A code may, once it is past this: one that waits for the morning is of no use.
   *
   * @throws DomainError `notifications.quiet_hours` (409) for a code that someone else requests at night
   */
  async check({ kind, to, asked }: Pick<TextMessage, 'kind' | 'to' | 'asked'>): Promise<boolean> {
    if (!asked) return false;
    if (isOwnDoing(kind) || (await this.needs.caller.hasConfirmed(to))) return true;
    if (codeBudget(kind) === null) return false;
    const now = this.needs.clock.now();
    const opensAt = mayTextAt(now, await this.needs.zones.of(to));
    if (opensAt > now) throw quietHours(now, opensAt);
    return true;
  }
}
