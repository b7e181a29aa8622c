import type { FieldCipher } from '#kernel/field-cipher.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { inboundTextPlace } from './sql-received-texts.ts';

interface Received {
  readonly id: string;
  readonly body: string;
  readonly receivedAt: string;
}

/**
 * A phone that another account also has is not only this person's. Texts to a phone are not exported: a
 * phone in a profile is unproven, and the words of a text may be about someone else.
 */
const PHONE = `(select u.phone from users u where u.id = $1 and not exists (
  select from users other where other.phone = u.phone and other.id <> u.id and other.deleted_at is null))`;

const COPY: Statement = {
  name: 'notifications-copy',
  text: `select json_build_object(
      'inbox', (select coalesce(json_agg(json_build_object('title', n.title, 'message', n.message, 'type', n.type,
          'isRead', n.is_read, 'about', n.group_key, 'people', n.people, 'createdAt', iso(n.created_at)) order by n.created_at, n.id), '[]')
        from notifications n where n.user_id = $1),
      'choices', (select json_build_object('choices', c.choices, 'wishesThen', c.basis,
          'digest', c.digest, 'digestHour', c.digest_hour, 'digestWeekday', c.digest_weekday,
          'nextDigestAt', iso(c.next_digest_at), 'quietFrom', c.quiet_from, 'quietUntil', c.quiet_until,
          'timeZone', c.time_zone, 'timeZoneChosen', c.time_zone_chosen, 'updatedAt', iso(c.updated_at))
        from notification_preferences c where c.user_id = $1),
      'waitingForDigest', (select coalesce(json_agg(json_build_object('kind', d.kind, 'facts', d.facts,
          'createdAt', iso(d.created_at)) order by d.created_at, d.id), '[]')
        from digest_items d where d.user_id = $1),
      'devicesPushedTo', (select coalesce(json_agg(json_build_object('service', split_part(p.endpoint, '/', 3),
          'createdAt', iso(p.created_at)) order by p.created_at, p.id), '[]')
        from push_subscriptions p where p.user_id = $1),
      'waitingToBePushed', (select coalesce(json_agg(json_build_object('kind', h.kind, 'facts', h.facts,
          'sendAfter', iso(h.send_after), 'createdAt', iso(h.created_at)) order by h.created_at, h.id), '[]')
        from held_pushes h where h.user_id = $1),
      'emailsStopped', (select json_build_object('problem', d.problem, 'since', iso(d.since))
        from undeliverable_addresses d where d.email = (select lower(u.email) from users u where u.id = $1)),
      'textsCaused', (select coalesce(json_agg(json_build_object('message', t.message, 'status', t.status,
          'createdAt', iso(t.created_at)) order by t.created_at, t.id), '[]')
        from sms_log t where t.sender_id = $1),
      'textsStoppedAt', (select iso(o.created_at) from text_opt_outs o where o.phone = ${PHONE})
    ) as copy`,
};

/** Inbound texts since the person confirmed the phone. */
const RECEIVED: Statement = {
  name: 'notifications-copy-received-texts',
  text: `select x.id, x.body, iso(x.received_at) as "receivedAt" from users u
    join inbound_texts x on x.phone = u.phone and x.received_at >= u.phone_verified_at
    where u.id = $1 order by x.received_at, x.id`,
};

/** `$1` is the person. That a phone wants no texts stays: the opt-out outlives the account. */
const ERASURES: readonly Statement[] = [
  { name: 'erase-inbox', text: `delete from notifications where user_id = $1` },
  { name: 'erase-choices', text: `delete from notification_preferences where user_id = $1` },
  { name: 'erase-held-pushes', text: `delete from held_pushes where user_id = $1` },
  { name: 'erase-push-subscriptions', text: `delete from push_subscriptions where user_id = $1` },
  {
    name: 'erase-undeliverable',
    text: `delete from undeliverable_addresses where email = (select lower(u.email) from users u where u.id = $1)`,
  },
  { name: 'erase-digest', text: `delete from digest_items where user_id = $1` },
  {
    name: 'erase-texts-received',
    text: `delete from sms_log where recipient_id = $1 or recipient_phone = ${PHONE}`,
  },
  {
    // Held ones still go out, without the words in the log: they are someone else's to read.
    name: 'erase-texts-caused',
    text: `update sms_log set message = '', sender_id = null where sender_id = $1`,
  },
  { name: 'erase-inbound-texts', text: `delete from inbound_texts where phone = ${PHONE}` },
  {
    name: 'erase-outbox',
    text: `delete from outbox_messages where recipient = ${PHONE}
      or recipient = (select u.email from users u where u.id = $1)`,
  },
];

/** The inbox, and the log of texts. */
export class SqlNotificationsPersonalData implements PersonalData {
  readonly name = 'notifications';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  async collect(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Record<string, Json> }>(COPY, [userId]);
    if (!row) return null;
    const received = await this.sql.rows<Received>(RECEIVED, [userId]);
    const textsFromPhone = received.map(({ id, body, receivedAt }) => {
      return { message: this.cipher.open(body, inboundTextPlace(id)), receivedAt };
    });
    return { ...row.copy, textsFromPhone };
  }

  async erase(userId: UserId): Promise<void> {
    for (const statement of ERASURES) await this.sql.rows(statement, [userId]);
  }
}
