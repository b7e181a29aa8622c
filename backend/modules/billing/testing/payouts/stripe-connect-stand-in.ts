import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WithdrawalFailure } from '../../contract/vocabulary/payouts/payouts.ts';
import { failure, ok, type Reply } from '../stripe/stripe-charges.ts';
import {
  ASKED,
  balanceLines,
  CODES,
  header,
  known,
  list,
  type Moved,
  MOVES,
  NO_ACCESS,
  type Person,
  settings,
} from './stripe-replies.ts';

/** Enough of Stripe Connect, on loopback, to prove the adapter: recipients (Accounts v2), transfers, payouts, balance settings. */
export class StripeConnectStandIn {
  readonly requests: string[] = [];
  readonly transfers = new Map<string, Moved>();
  /** The payout interval of the company's own balance. */
  companyPaysOut = 'daily';
  /** Whether balances are currently too low for any movement. */
  isShort = false;
  private readonly people = new Map<string, Person>();
  private readonly payouts = new Map<string, Moved>();
  private readonly answered = new Map<string, Reply>();
  private readonly server: Server;
  private readonly revoked = new Set<string>();
  private readonly dropsEvery: number | null;
  private lost = 0;
  private lostActs = 0;

  private constructor(dropsEvery: number | null) {
    this.dropsEvery = dropsEvery;
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  /** @param dropsEvery drops the connection after acting on every request with a multiple of this number */
  static async start(dropsEvery: number | null = null): Promise<StripeConnectStandIn> {
    const standIn = new StripeConnectStandIn(dropsEvery);
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Acts on the next requests and drops the connection instead of answering. */
  loseAnswers(count: number): void {
    this.lost = count;
  }

  /** The same for requests that change something: an initial lookup is answered. */
  loseActs(count: number): void {
    this.lostActs = count;
  }

  /** Simulates the next day: Stripe forgets its idempotency keys. */
  forgetKeys(): void {
    this.answered.clear();
  }

  /** The company may no longer act for this account. */
  revoke(id: string): void {
    this.revoked.add(id);
  }

  onboard(id: string, bank: 'pays' | WithdrawalFailure): void {
    this.person(id).bank = bank;
  }

  night(): void {
    for (const payout of this.payouts.values()) {
      if (payout.status === 'pending')
        payout.status = this.person(payout.account).bank === 'pays' ? 'paid' : 'failed';
    }
  }

  personIds(): readonly string[] {
    return [...this.people.keys()];
  }

  payoutsTo(account: string): readonly string[] {
    return [...this.payouts.values()].filter((one) => one.account === account).map(({ id }) => id);
  }

  balanceOf(account: string): number {
    const sum = (moved: Iterable<Moved>, counts: (one: Moved) => boolean) =>
      [...moved]
        .filter((one) => one.account === account && counts(one))
        .reduce((cents, { amount }) => cents + amount, 0);
    return (
      sum(this.transfers.values(), ({ reversed }) => !reversed) -
      sum(this.payouts.values(), ({ status }) => status === 'paid')
    );
  }

  /** Whether the person's own balance is paid out only by hand. */
  paysOutByHand(id: string): boolean {
    return !this.person(id).sweeps;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const body = await text(request);
    const fields = new URLSearchParams(request.method === 'GET' ? url.search : body);
    const account = header(request, 'stripe-account');
    const key = header(request, 'idempotency-key');
    this.requests.push(`${request.method} ${url.pathname}`);
    const call = `${request.method} ${url.pathname.replace(/(acct|tr|po)_[\w-]+/, ':id')}`;
    const id = /(?:acct|tr|po)_[\w-]+/.exec(url.pathname)?.[0] ?? '';
    const kept = this.answered.get(key);
    const reply = kept ?? this.act(call, id, { fields, body, account });
    if (key) this.answered.set(key, reply);
    if (this.isLost(kept !== undefined, request.method === 'POST')) {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  private act(
    call: string,
    id: string,
    asked: { fields: URLSearchParams; body: string; account: string },
  ): Reply {
    const { fields, account } = asked;
    if (this.revoked.has(account)) return NO_ACCESS;
    if (this.isShort && MOVES.test(call)) return failure(400, 'balance_insufficient');
    switch (call) {
      case 'POST /v2/core/accounts':
        return ok(this.accountView(this.open()));
      case 'GET /v2/core/accounts/:id':
        return ok(this.accountView(this.person(id)));
      case 'POST /v2/core/account_links':
        return ok({
          object: 'v2.core.account_link',
          url: `https://connect.stripe.test/${JSON.parse(asked.body).account}`,
        });
      case 'POST /v1/accounts/:id/login_links':
        return this.logIn(id);
      case 'GET /v1/accounts/:id/external_accounts':
        return ok(list(this.banksOf(this.person(id))));
      case 'GET /v1/balance_settings':
        return ok(settings(this.companyPaysOut));
      case 'POST /v1/balance_settings':
        return ok(this.payOutByHand(account));
      case 'GET /v1/transfers':
        return ok(
          list([...this.transfers.values()].filter(({ tag }) => tag === fields.get('transfer_group'))),
        );
      case 'GET /v1/transfers/:id':
        return ok(this.transfers.get(id));
      case 'POST /v1/transfers':
        return this.transfer(fields);
      case 'POST /v1/transfers/:id/reversals':
        return this.reverse(id);
      case 'GET /v1/payouts':
        return ok(
          list(
            [...this.payouts.values()]
              .filter((one) => one.account === account)
              .map((one) => this.payoutView(one)),
          ),
        );
      case 'GET /v1/payouts/:id':
        return ok(this.payoutView(known(this.payouts.get(id))));
      case 'POST /v1/payouts':
        return ok(this.payOut(account, fields));
      // Events of people's own accounts are not in the company's list.
      case 'GET /v1/events':
        return ok(list([]));
      case 'GET /v1/balance_transactions':
        return ok(list([...this.transfers.values()].flatMap(balanceLines)));
      default:
        return { status: 404, body: { error: { type: 'invalid_request_error', message: call } } };
    }
  }

  /** A retry of a lost answer is never lost. */
  private isLost(isRepeated: boolean, isAct: boolean): boolean {
    this.lost -= 1;
    if (isAct) this.lostActs -= 1;
    const isItsTurn = this.dropsEvery !== null && this.requests.length % this.dropsEvery === 0;
    return this.lost >= 0 || (isAct && this.lostActs >= 0) || (isItsTurn && !isRepeated);
  }

  /** Like Stripe, it gives a dashboard only after onboarding. */
  private logIn(id: string): Reply {
    if (this.person(id).bank !== 'none')
      return ok({ object: 'login_link', url: `https://connect.stripe.test/express/${id}` });
    return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Not onboarded' } } };
  }

  private open(): Person {
    const person: Person = { id: `acct_${randomUUID()}`, bank: 'none', sweeps: true };
    this.people.set(person.id, person);
    return person;
  }

  private accountView({ id, bank }: Person): unknown {
    const ready = bank !== 'none';
    const entry = (description: string) => ({
      awaiting_action_from: 'user',
      description,
      minimum_deadline: { status: 'currently_due' },
    });
    const capability = { stripe_balance: { stripe_transfers: { status: ready ? 'active' : 'restricted' } } };
    return {
      id,
      object: 'v2.core.account',
      configuration: { recipient: { applied: true, capabilities: capability } },
      requirements: { entries: ready ? [] : ASKED.map(entry) },
    };
  }

  private banksOf({ bank }: Person): unknown[] {
    return bank === 'none'
      ? []
      : [{ id: 'ba_1', object: 'bank_account', bank_name: 'TEST BANK', last4: '6789' }];
  }

  private payOutByHand(account: string): unknown {
    if (account) this.person(account).sweeps = false;
    else this.companyPaysOut = 'manual';
    return settings('manual');
  }

  private transfer(fields: URLSearchParams): Reply {
    const account = fields.get('destination') ?? '';
    if (this.person(account).bank === 'none') return failure(400, 'insufficient_capabilities_for_transfer');
    const tag = fields.get('transfer_group') ?? '';
    const made: Moved = {
      id: `tr_${randomUUID()}`,
      account,
      amount: Number(fields.get('amount')),
      tag,
      status: 'paid',
      reversed: false,
    };
    this.transfers.set(made.id, Object.assign(made, { object: 'transfer', transfer_group: tag }));
    return ok(made);
  }

  private reverse(id: string): Reply {
    const transfer = known(this.transfers.get(id));
    if (transfer.reversed) return failure(400, 'already_reversed');
    transfer.reversed = true;
    return ok({ id: `trr_${randomUUID()}`, object: 'transfer_reversal', amount: transfer.amount });
  }

  private payOut(account: string, fields: URLSearchParams): unknown {
    const tag = fields.get('metadata[crewvine_withdrawal]') ?? '';
    const made: Moved = {
      id: `po_${randomUUID()}`,
      account,
      amount: Number(fields.get('amount')),
      tag,
      status: 'pending',
      reversed: false,
    };
    this.payouts.set(made.id, made);
    return this.payoutView(made);
  }

  private payoutView({ id, account, amount, tag, status }: Moved): unknown {
    const code = status === 'failed' ? (CODES[this.person(account).bank] ?? 'declined') : null;
    return {
      id,
      object: 'payout',
      amount,
      status,
      failure_code: code,
      metadata: { crewvine_withdrawal: tag },
    };
  }

  private person(id: string): Person {
    return known(this.people.get(id));
  }
}
