import { DomainError } from '#kernel/domain-error.ts';
import type { Contacts } from '#modules/identity/index.ts';
import type { UnsubscribeLink } from '../../contract/index.ts';
import { isTold } from '../../domain/choices.ts';
import { CHOICE_ROWS, type ChoiceRow } from '../../domain/choice-table.ts';
import { personsChoices } from './persons-choices.ts';
import type { PreferenceStore } from './preference-store.ts';
import type { SaveNotificationPreferences } from './save-notification-preferences.ts';
import type { Subscription, UnsubscribeLinks } from './unsubscribe-links.ts';

interface UnsubscribeNeeds {
  readonly links: UnsubscribeLinks;
  readonly contacts: Contacts;
  readonly store: PreferenceStore;
  readonly preferences: SaveNotificationPreferences;
}

/** Ends the emails of one category by a link, without a sign-in (rules.md#unsubscribe-link). */
export class Unsubscribe {
  private readonly needs: UnsubscribeNeeds;

  constructor(needs: UnsubscribeNeeds) {
    this.needs = needs;
  }

  /**
   * Shows the emails that the link would end.
   * @throws DomainError `notifications.link_unknown` (404)
   */
  async look(token: string): Promise<UnsubscribeLink> {
    const { userId, category } = this.subscription(token);
    const contact = await this.needs.contacts.contact(userId);
    if (!contact) throw unknownLink();
    const person = personsChoices(contact, await this.needs.store.find(userId));
    const isSubscribed = rowsOf(category).some((row) =>
      [null, ...row.kinds].some((kind) => isTold({ ...row, kind }, 'email', person)),
    );
    return { category, email: masked(contact.email ?? ''), isSubscribed };
  }

  /** Once more changes nothing. @throws DomainError `notifications.link_unknown` (404) */
  async run(token: string): Promise<void> {
    const { userId, category } = this.subscription(token);
    const { isSubscribed } = await this.look(token);
    if (!isSubscribed) return;
    const choices = rowsOf(category).map(({ row }) => ({ of: row, channel: 'email', on: false }) as const);
    await this.needs.preferences.run(userId, {
      choices,
      ...(category === 'digest' && { digest: { every: 'off' } }),
    });
  }

  private subscription(token: string): Subscription {
    const subscription = this.needs.links.read(token);
    if (!subscription) throw unknownLink();
    return subscription;
  }
}

function rowsOf(category: Subscription['category']): readonly ChoiceRow[] {
  return CHOICE_ROWS.filter(
    (row) => row.category !== null && (category === 'digest' || row.category === category),
  );
}

function unknownLink(): DomainError {
  return new DomainError('notifications.link_unknown', 'not_found', "We don't know this link");
}

function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
