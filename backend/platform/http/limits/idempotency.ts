import { createHash } from 'node:crypto';
import type { Sql } from '../../persistence/sql.ts';
import { HttpError, invalidInput } from '../errors.ts';
import type { Answer } from '../routing/answer.ts';

const CLAIM = {
  name: 'idempotent-call-claim',
  text: `insert into idempotent_calls (user_id, key, call, body_hash) values ($1, $2, $3, $4)
    on conflict (user_id, key) do update set call = $3, body_hash = $4, status = null, answer = null, created_at = now()
      where idempotent_calls.created_at < now() - interval '24 hours'
    returning key`,
};
const FIND = {
  name: 'idempotent-call-find',
  text: `select call, body_hash, status, answer from idempotent_calls where user_id = $1 and key = $2`,
};
const FINISH = {
  name: 'idempotent-call-finish',
  text: `update idempotent_calls set status = $3, answer = $4 where user_id = $1 and key = $2`,
};
const RELEASE = {
  name: 'idempotent-call-release',
  text: `delete from idempotent_calls where user_id = $1 and key = $2 and status is null`,
};

interface KeptCall {
  readonly call: string;
  readonly body_hash: string;
  readonly status: number | null;
  readonly answer: unknown;
}

export interface IdempotentCall {
  readonly userId: string;
  readonly key: string;
  /** Method and path, so that a key belongs to one call. */
  readonly call: string;
  readonly body: unknown;
}

/** Keeps the answers of calls that carry an `Idempotency-Key` for 24 hours (rules.md#idempotency-keys). */
export class IdempotentCalls {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /**
   * Runs the call, or answers what the same call has answered before. A refusal is not kept: it changed nothing.
   * @throws HttpError 409 when the key was used for something else, or its first call is still under way
   */
  async once(request: IdempotentCall, run: () => Promise<Answer>): Promise<Answer> {
    const { userId, key, call } = request;
    if (key.length > 255) throw invalidInput('Idempotency-Key', 'Idempotency-Key has at most 255 characters');
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex');
    const claimed = await this.sql.row(CLAIM, [userId, key, call, bodyHash]);
    if (!claimed) return this.earlierAnswer(request, bodyHash);
    try {
      const answer = await run();
      await this.sql.rows(FINISH, [userId, key, answer.status, JSON.stringify(answer.body ?? null)]);
      return answer;
    } catch (error) {
      await this.sql.rows(RELEASE, [userId, key]);
      throw error;
    }
  }

  private async earlierAnswer(request: IdempotentCall, bodyHash: string): Promise<Answer> {
    const kept = await this.sql.row<KeptCall>(FIND, [request.userId, request.key]);
    if (!kept || kept.status === null) {
      if (kept && (kept.call !== request.call || kept.body_hash !== bodyHash)) throw reused();
      throw new HttpError(409, 'http.call_under_way', 'The first call with this key is still under way');
    }
    if (kept.call !== request.call || kept.body_hash !== bodyHash) throw reused();
    return { status: kept.status, body: kept.answer };
  }
}

function reused(): HttpError {
  return new HttpError(
    409,
    'http.idempotency_key_reused',
    'This Idempotency-Key was used for another request',
  );
}
