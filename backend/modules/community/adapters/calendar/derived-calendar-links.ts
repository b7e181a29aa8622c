import type { UserId } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/link-secrets.ts';
import type { CalendarLinks } from '../../application/event/ports.ts';

/** New addresses come from the newest server key; those made under an older key still in the list are shown too. */
export class DerivedCalendarLinks implements CalendarLinks {
  readonly secrets: LinkSecrets;
  private readonly all: readonly LinkSecrets[];
  private readonly publicUrl: string;

  constructor(newest: LinkSecrets, older: readonly LinkSecrets[], publicUrl: string) {
    this.secrets = newest;
    this.all = [newest, ...older];
    this.publicUrl = publicUrl;
  }

  tokenOf(userId: UserId, nonce: string): string {
    return derived(this.secrets, userId, nonce);
  }

  urlOf(userId: UserId, { nonce, tokenHash }: Parameters<CalendarLinks['urlOf']>[1]): string | null {
    const tokens = this.all.map((secrets) => derived(secrets, userId, nonce));
    const token = tokens.find((candidate) => this.secrets.hash(candidate) === tokenHash);
    return token === undefined ? null : `${this.publicUrl}/api/calendar/${token}.ics`;
  }
}

function derived(secrets: LinkSecrets, userId: UserId, nonce: string): string {
  return secrets.derive(`community.calendar:${userId}:${nonce}`);
}
