import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { OrderRefused, ProviderAway } from '../../application/order/background-check-provider.ts';
import { backgroundCheckProviderContract } from '../../testing/background-check-provider.contract.ts';
import { CheckrStandIn, STAND_IN_KEY } from '../../testing/checkr-stand-in.ts';
import { signatureOf } from '../webhook-event.ts';
import { CheckrBackgroundChecks } from './checkr-background-checks.ts';

let now = 0;

function connect(standIn: CheckrStandIn, key = STAND_IN_KEY): CheckrBackgroundChecks {
  const clock = { now: () => new Date(now) };
  const contact = { name: 'The Agency', address: '1 Main St, Denver, CO', phone: '(800) 555-0100' };
  return new CheckrBackgroundChecks({ url: standIn.url, key, contact, clock, pause: async () => undefined });
}

backgroundCheckProviderContract('An agency over HTTP', async () => {
  const standIn = await CheckrStandIn.start();
  return {
    provider: connect(standIn),
    webhookKey: STAND_IN_KEY,
    begin: async (id) => void standIn.fillIn(id),
    finish: async (id) => standIn.complete(id),
    stop: () => standIn.stop(),
  };
});

const order = (email: string | null = 'bo@example.com') => ({
  checkId: newId(),
  packageType: 'basic' as const,
  candidate: { name: 'Bo', phone: '+15125550100', email },
  location: 'Remote',
});

describe('an agency that invites the candidate to a page of its own', () => {
  let standIn: CheckrStandIn;
  let provider: CheckrBackgroundChecks;
  beforeAll(async () => {
    standIn = await CheckrStandIn.start();
    provider = connect(standIn);
  });
  afterAll(() => standIn.stop());

  it("the candidate's page is returned until it is completed, without sending a birth date or a number", async () => {
    const { externalId, candidateUrl } = await provider.order(order());
    expect(candidateUrl).toMatch(/^http:.*\/apply\//);
    expect(await provider.report(externalId)).toEqual({ status: 'pending', candidateUrl, appointment: null });
    standIn.fillIn(externalId);
    expect(await provider.report(externalId)).toEqual({
      status: 'pending',
      candidateUrl: null,
      appointment: null,
    });
    expect(standIn.bodies.join()).not.toMatch(/ssn|dob|birth/i);
  });

  it('a check ends if the candidate never opens the page', async () => {
    const { externalId } = await provider.order(order());
    standIn.expire(externalId);
    expect(await provider.report(externalId)).toEqual({ status: 'canceled' });
    await provider.cancel(externalId);
  });

  it('a report in progress is canceled', async () => {
    const { externalId } = await provider.order(order());
    standIn.fillIn(externalId);
    await provider.cancel(externalId);
    expect(await provider.report(externalId)).toEqual({ status: 'canceled' });
  });

  it('an order without an email is refused', async () => {
    await expect(provider.order(order(null))).rejects.toThrow(OrderRefused);
  });

  it('a report without a PDF returns all its data', async () => {
    const { externalId } = await provider.order(order());
    standIn.complete(externalId);
    standIn.givesPdf = false;
    const document = await provider.document(externalId, 'background_check');
    standIn.givesPdf = true;
    expect(document).toMatchObject({ kind: 'data', data: { candidate_name: 'Bo Bo', result: 'clear' } });
    expect(await provider.document(externalId, 'background_check')).toMatchObject({ kind: 'pdf' });
  });

  it('the webhooks of an invitation and a report are matched by their candidate', async () => {
    for (const type of ['invitation.expired', 'report.completed']) {
      const event = { type, data: { object: { id: 'x', candidate_id: 'candidate_1' } } };
      const raw = Buffer.from(JSON.stringify(event));
      expect(provider.reportOfWebhook(raw, signatureOf(raw, STAND_IN_KEY))).toBe('candidate_1');
    }
  });
});

describe('an agency over HTTP on a bad line', () => {
  let standIn: CheckrStandIn;
  beforeAll(async () => {
    standIn = await CheckrStandIn.start();
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    standIn.failure = null;
    standIn.requests.length = 0;
  });

  it('lost answers do not repeat an order', async () => {
    const [provider, before] = [connect(standIn), standIn.invitationCount];
    standIn.loseAnswers(2);
    await provider.order(order());
    expect(standIn.invitationCount).toBe(before + 1);
    expect(standIn.requests).toEqual([
      'POST /v1/candidates',
      'POST /v1/candidates',
      'POST /v1/candidates',
      'POST /v1/invitations',
    ]);
  });

  it('an unavailable agency is reported, and paused after five failures', async () => {
    const provider = connect(standIn);
    standIn.failure = 503;
    for (let n = 0; n < 6; n += 1) await expect(provider.report('x')).rejects.toThrow(ProviderAway);
    expect(standIn.requests).toHaveLength(15);
    standIn.failure = null;
    now += 30_000;
    await provider.order(order());
  });

  it('a wrong key is refused immediately, and the error does not include the candidate', async () => {
    const refused = connect(standIn, 'a wrong key').order(order());
    await expect(refused).rejects.toThrow('The agency refused POST with 401');
    expect(standIn.requests).toHaveLength(1);
  });
});
