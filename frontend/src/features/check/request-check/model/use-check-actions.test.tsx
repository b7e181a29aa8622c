// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { useCheckActions } from './use-check-actions.ts';
import { useDrugTestActions } from './use-drug-test-actions.ts';

type Collect = () => Promise<boolean>;

function RequestCheck({ collect }: { readonly collect: Collect }) {
  const { request } = useCheckActions(sampleReferral(), collect);
  return (
    <button type="button" onClick={() => void request('standard', false)}>
      ask
    </button>
  );
}

function OrderTest({ collect }: { readonly collect: Collect }) {
  const { order } = useDrugTestActions(sampleReferral(), collect);
  return (
    <button type="button" onClick={() => void order('', false)}>
      ask
    </button>
  );
}

describe.each([
  ['a check', RequestCheck, 'POST /api/referrals/*/background-check', "The background check isn't paid yet"],
  ['a drug test', OrderTest, 'POST /api/referrals/*/drug-test', "The drug test isn't paid yet"],
])('%s', (_name, Ask, call, unpaid) => {
  async function ask(status: string) {
    const server = startFakeServer();
    server.answers(call, { body: { payment: { status, amount: '50.00' } } });
    const collect = vi.fn(() => Promise.resolve(false));
    const { user } = await renderPart(<Ask collect={collect} />);
    await press(user, 'ask');
    await waitFor(() => expect(server.calls(call)).toHaveLength(1));
    return collect;
  }

  it.each(['requires_payment', 'processing', 'failed'])(
    'the employer pays by card for an order whose payment is %s',
    async (status) => {
      const collect = await ask(status);
      await expectToast(unpaid);
      expect(collect).toHaveBeenCalledOnce();
    },
  );

  it('a paid order requires no card', async () => {
    const collect = await ask('succeeded');
    await expectToast(/./);
    expect(collect).not.toHaveBeenCalled();
  });
});
