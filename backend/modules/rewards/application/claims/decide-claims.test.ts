import { beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { CLAIM_STATES } from '../../contract/vocabulary/claims.ts';
import { refusalOfDecision } from '../../domain/payout-claim.ts';
import { REFERRER, RewardFixture } from '../../testing/reward-fixture.ts';

const refusal = (code: string) => expect.objectContaining({ code });

describe('a claim', () => {
  let fixture: RewardFixture;
  beforeEach(() => {
    fixture = new RewardFixture();
  });
  const total = () => Money.sum(fixture.paid.values()).toDollars();
  const claims = () => [...fixture.claims.claims.values()];
  const kinds = () => fixture.told.map(({ kind }) => kind);
  async function claimed(id = 'a', base = '50.00') {
    return fixture.claim(fixture.put(id, 'completed'), base);
  }
  async function waiting(id = 'a'): Promise<string> {
    fixture.earned = Money.zero;
    await claimed(id);
    return fixture.waiting.at(-1) ?? '';
  }

  it.each([
    ['0', 'in_review', ['earned_nothing']],
    ['49.99', 'in_review', ['earned_too_little']],
    ['50.00', 'paid', []],
  ] as const)('a $50 claim with $%s earned by Crewvine becomes %s', async (earned, status, reasons) => {
    fixture.earned = Money.ofDollars(earned);
    expect(await claimed()).toMatchObject({ status });
    expect(claims()).toMatchObject([{ state: status, reasons }]);
    expect(total()).toBe(status === 'paid' ? '50.00' : '0.00');
  });

  it('a boosted claim waits if Crewvine’s earnings cover only the reward', async () => {
    fixture.earned = Money.ofDollars(55);
    for (const id of ['a', 'b']) await fixture.hear(fixture.put(id, 'completed'));
    expect(await fixture.claim(asId('a'), '50.00', '8.00', 175)).toMatchObject({ status: 'in_review' });
    expect([total(), fixture.balance()]).toEqual(['0.00', 125]);
  });

  it('the eleventh claim within thirty days waits, and the next one after them does not', async () => {
    const amounts = ['50.00', '50.00', '75.00', '75.00', '75.00', '100.00', '100.00', '100.00', '100.00'];
    for (const [index, base] of [...amounts, '150.00'].entries()) {
      expect(await claimed(`r${index}`, base)).toMatchObject({ status: 'paid' });
    }
    expect(await claimed('eleventh', '150.00')).toMatchObject({ status: 'in_review' });
    expect(claims().at(-1)).toMatchObject({ reasons: ['many_claims'], recentClaims: 11 });
    fixture.now = new Date(fixture.now.getTime() + 30 * 86_400_000);
    expect(await claimed('later', '150.00')).toMatchObject({ status: 'paid' });
  });

  it('an approved claim is paid once, notifies the referrer, and is in the audit log', async () => {
    const id = await waiting();
    expect(kinds()).not.toContain('payout_paid');
    await fixture.decide(id, true);
    expect([total(), kinds().at(-1)]).toEqual(['50.00', 'payout_paid']);
    expect(fixture.audited).toMatchObject([
      {
        action: 'reward_claim.approved',
        subject: { type: 'reward_claim', id },
        details: { amount: '50.00', referralId: 'a', why: 'earned_nothing' },
      },
    ]);
    await expect(fixture.decide(id, true)).rejects.toThrow(refusal('rewards.claim_decided'));
    await expect(fixture.decide(id, false, 'No')).rejects.toThrow(refusal('rewards.claim_decided'));
    expect([total(), fixture.audited.length]).toEqual(['50.00', 1]);
  });

  it('a refused claim returns the points and gives the reason', async () => {
    fixture.earned = Money.zero;
    for (const id of ['a', 'b']) await fixture.hear(fixture.put(id, 'completed'));
    await fixture.claim(asId('a'), '50.00', '8.00', 175);
    expect(fixture.balance()).toBe(125);
    await fixture.decide(fixture.waiting[0] ?? '', false, 'We could not reach the worker.');
    expect([total(), fixture.balance()]).toEqual(['0.00', 300]);
    expect(fixture.told.at(-1)).toMatchObject({
      userId: REFERRER,
      kind: 'payout_refused',
      data: { amount: '58.00', reason: 'We could not reach the worker.' },
    });
    // It does not count toward the week's cap: it was neither earned nor taken back.
    expect(await fixture.points.earnedInWeek(REFERRER, '2026-W47')).toBe(300);
  });

  it('a refused claim can be made again once something has changed, and is reviewed again', async () => {
    await fixture.decide(await waiting(), false, 'Nothing earned');
    await expect(claimed()).rejects.toThrow(refusal('rewards.claim_unchanged'));
    fixture.earned = Money.ofDollars(425);
    expect(await claimed()).toMatchObject({ status: 'in_review' });
    expect(claims().at(-1)).toMatchObject({ attempt: 2, reasons: ['refused_before'] });
    await fixture.decide(fixture.waiting[0] ?? '', false, 'Still not');
    fixture.earned = Money.ofDollars(500);
    await expect(claimed()).rejects.toThrow(refusal('rewards.claim_refused'));
    expect(total()).toBe('0.00');
  });

  it('a waiting claim ends with the hire or its completion, and its points are returned', async () => {
    fixture.earned = Money.zero;
    for (const id of ['a', 'b']) await fixture.hear(fixture.put(id, 'completed'));
    for (const status of ['hired', 'rejected'] as const) {
      fixture.put('a', 'completed');
      const before = fixture.balance();
      await fixture.claim(asId('a'), '50.00', '8.00', 175);
      const [id = ''] = fixture.waiting;
      await fixture.hear(fixture.put('a', status));
      expect(claims().at(-1)?.state).toBe('lapsed');
      expect(fixture.balance()).toBe(status === 'hired' ? before : before - 150);
      await expect(fixture.decide(id, true)).rejects.toThrow(refusal('rewards.claim_decided'));
    }
    expect(total()).toBe('0.00');
  });

  it('an admin cannot decide their own claim', async () => {
    const id = await waiting();
    await expect(fixture.decide(id, true, '', REFERRER)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(fixture.decide('unknown', true)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it.each(CLAIM_STATES.flatMap((state) => [true, false].map((approve) => ({ state, approve }))))(
    'a claim that is $state is decided ($approve) exactly if its list says so',
    async ({ state, approve }) => {
      const id = await waiting();
      if (state === 'lapsed') await fixture.hear(fixture.put('a', 'hired'));
      else if (state !== 'in_review') await fixture.decide(id, state === 'paid', 'Seen');
      const claim = fixture.claims.claims.get(id);
      if (!claim) throw new Error('The claim is not there');
      expect(claim.state).toBe(state);
      for (const by of [REFERRER, asId<'user'>('admin')]) {
        const expected = refusalOfDecision(claim, by)?.code ?? null;
        const code = await fixture.decide(id, approve, 'Seen', by).then(
          () => null,
          (error: { code: string }) => error.code,
        );
        expect(code).toBe(expected);
      }
    },
  );

  it('one claim that cannot be decided does not block the others', async () => {
    const [first, second] = [await waiting('a'), await waiting('b')];
    await fixture.decide(first, false, 'No');
    const decision = { approve: true, reason: '', by: asId<'user'>('admin'), requestId: null };
    expect(await fixture.decideClaims.runAll([first, second, second, 'unknown'], decision)).toEqual([
      { id: first, outcome: 'skipped', code: 'rewards.claim_decided' },
      { id: second, outcome: 'paid', code: null },
      { id: 'unknown', outcome: 'skipped', code: 'rewards.claim_not_found' },
    ]);
    expect(total()).toBe('50.00');
  });
});
