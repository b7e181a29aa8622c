import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/ids.ts';
import { ProviderAway } from '../../application/background-check-provider.ts';
import { backgroundCheckProviderContract } from '../../testing/background-check-provider.contract.ts';
import { CheckrStandIn, STAND_IN_KEY } from '../../testing/checkr-stand-in.ts';
import { CheckrBackgroundChecks } from './checkr-background-checks.ts';

let now = 0;

function connect(standIn: CheckrStandIn, key = STAND_IN_KEY): CheckrBackgroundChecks {
  const clock = { now: () => new Date(now) };
  return new CheckrBackgroundChecks({ url: standIn.url, key, clock, pause: async () => undefined });
}

backgroundCheckProviderContract('An agency over HTTP', async () => {
  const standIn = await CheckrStandIn.start();
  return {
    provider: connect(standIn),
    webhookKey: STAND_IN_KEY,
    finish: async (id) => standIn.complete(id),
    stop: () => standIn.stop(),
  };
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

  const order = () => ({
    checkId: newId(),
    packageType: 'basic' as const,
    candidate: { name: 'Bo', phone: '+15125550100', email: null },
    location: 'Remote',
  });

  it('orders nothing twice when answers are lost', async () => {
    const [provider, before] = [connect(standIn), standIn.reportCount];
    standIn.loseAnswers(2);
    await provider.order(order());
    expect(standIn.reportCount).toBe(before + 1);
    expect(standIn.requests).toEqual([
      'POST /v1/candidates',
      'POST /v1/candidates',
      'POST /v1/candidates',
      'POST /v1/reports',
    ]);
  });

  it('says that it is away, and rests after five failures', async () => {
    const provider = connect(standIn);
    standIn.failure = 503;
    for (let n = 0; n < 6; n += 1) await expect(provider.report('x')).rejects.toThrow(ProviderAway);
    expect(standIn.requests).toHaveLength(15);
    standIn.failure = null;
    now += 30_000;
    await provider.order(order());
  });

  it('is refused at once with a wrong key, and says nothing of the candidate', async () => {
    const refused = connect(standIn, 'a wrong key').order(order());
    await expect(refused).rejects.toThrow('The agency refused POST with 401');
    expect(standIn.requests).toHaveLength(1);
  });
});
