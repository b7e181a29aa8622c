import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from '../../persistence/sql.ts';
import { HttpError, invalidInput } from '../errors.ts';
import type { Answer } from '../routing/answer.ts';
import { keyedCall } from './sql-call-effects.ts';

/** The longest wait for a dead process. */
const LEASE_SECONDS = 20;
const RENEW_EVERY_MS = 6_000;

const CLAIM = {
  name: 'idempotent-call-claim',
  text: `insert into idempotent_calls (user_id, key, call, body_hash, claim, leased_until)
    values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
    on conflict (user_id, key) do update
      set call = $3, body_hash = $4, claim = $5, status = null, answer = null, created_at = now(),
        made = case when idempotent_calls.created_at < now() - interval '24 hours' then null else idempotent_calls.made end,
        leased_until = now() + make_interval(secs => $6)
      where idempotent_calls.created_at < now() - interval '24 hours'
        or (idempotent_calls.status is null and idempotent_calls.leased_until < now()
          and idempotent_calls.call = $3 and idempotent_calls.body_hash = $4)
    returning key`,
};
const RENEW = {
  name: 'idempotent-call-renew',
  text: `update idempotent_calls set leased_until = now() + make_interval(secs => $4)
    where user_id = $1 and key = $2 and claim = $3 and status is null`,
};
const FIND = {
  name: 'idempotent-call-find',
  text: `select call, body_hash, status, answer from idempotent_calls where user_id = $1 and key = $2`,
};
const FINISH = {
  name: 'idempotent-call-finish',
  text: `update idempotent_calls set status = $4, answer = $5 where user_id = $1 and key = $2 and claim = $3`,
};
/** A call with effects stays recorded for them, and may run again. */
const RELEASE = {
  name: 'idempotent-call-release',
  text: `with kept as (
      update idempotent_calls set leased_until = now() - interval '1 second'
        where user_id = $1 and key = $2 and claim = $3 and status is null and made is not null
    )
    delete from idempotent_calls where user_id = $1 and key = $2 and claim = $3 and status is null and made is null`,
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

/** Stores the answers to calls with an `Idempotency-Key` for 24 hours (rules.md#idempotency-keys). */
export class IdempotentCalls {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /**
   * Runs the call, or returns the earlier answer to it. Errors are not stored, because they changed nothing.
   * If the process of a call died, the call can run again after at most half a minute, and finds its earlier
   * effects (`CallEffects`).
   * @throws HttpError 409 if the key was used for another call, or the first call is still running
   */
  async once(request: IdempotentCall, run: () => Promise<Answer>): Promise<Answer> {
    const { userId, key, call } = request;
    if (key.length > 255) throw invalidInput('Idempotency-Key', 'Idempotency-Key has at most 255 characters');
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex');
    const claim = randomUUID();
    const claimed = await this.sql.row(CLAIM, [userId, key, call, bodyHash, claim, LEASE_SECONDS]);
    if (!claimed) return this.earlierAnswer(request, bodyHash);
    const stopRenewing = this.renew(userId, key, claim);
    try {
      const answer = await keyedCall.run({ userId, key }, run);
      await this.sql.rows(FINISH, [userId, key, claim, answer.status, JSON.stringify(answer.body ?? null)]);
      return answer;
    } catch (error) {
      await this.sql.rows(RELEASE, [userId, key, claim]);
      throw error;
    } finally {
      stopRenewing();
    }
  }

  /** Renews the lease while the call runs. The next renewal makes up for a failed one. */
  private renew(userId: string, key: string, claim: string): () => void {
    const timer = setInterval(() => {
      this.sql.rows(RENEW, [userId, key, claim, LEASE_SECONDS]).catch(() => undefined);
    }, RENEW_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
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
