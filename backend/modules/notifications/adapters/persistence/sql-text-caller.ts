import { callOrigin } from '#platform/http/call-origin.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { TextCaller } from '../../application/texts/recipient-request.ts';

const CONFIRMED = {
  name: 'text-caller-confirmed',
  text: `select id from users where id = $1 and phone = $2 and phone_verified_at is not null`,
};

export class SqlTextCaller implements TextCaller {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async hasConfirmed(phone: string): Promise<boolean> {
    const userId = callOrigin.get()?.userId ?? null;
    return userId !== null && (await this.sql.row(CONFIRMED, [userId, phone])) !== null;
  }
}
