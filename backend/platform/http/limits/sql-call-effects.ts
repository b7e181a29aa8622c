import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallEffects } from '#kernel/unit-of-work.ts';
import type { Sql } from '../../persistence/sql.ts';

interface KeyedCall {
  readonly userId: string;
  readonly key: string;
}

/** The current call with a key. */
export const keyedCall = new AsyncLocalStorage<KeyedCall>();

const FIND = {
  name: 'call-effect-find',
  text: `select made from idempotent_calls where user_id = $1 and key = $2 for update`,
};
const KEEP = {
  name: 'call-effect-keep',
  text: `update idempotent_calls set made = $3 where user_id = $1 and key = $2`,
};

/**
 * Written in the transaction of the effect, so that a process that dies before its answer leaves both or
 * neither (rules.md#idempotency-keys).
 */
export class SqlCallEffects implements CallEffects {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async once(make: () => Promise<string>): Promise<string> {
    const call = keyedCall.getStore();
    if (!call) return make();
    const earlier = await this.sql.row<{ made: string | null }>(FIND, [call.userId, call.key]);
    if (earlier?.made) return earlier.made;
    const made = await make();
    await this.sql.rows(KEEP, [call.userId, call.key, made]);
    return made;
  }
}
