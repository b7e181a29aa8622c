import { useEffect, useRef } from 'react';
import { useAddressParams } from '#shared/lib/index.ts';
import { useRefreshBankMutation } from '../api/earnings-api.ts';

/** Refreshes the account when the user returns from the provider, because its webhook may take a while. */
export function useBankReturn(): void {
  const [params, setParams] = useAddressParams();
  const [refresh] = useRefreshBankMutation();
  const isBack = params.get('bank') !== null;
  const asked = useRef(false);
  useEffect(() => {
    if (!isBack || asked.current) return;
    asked.current = true;
    void refresh(undefined);
    setParams(
      (now) => {
        now.delete('bank');
        return now;
      },
      { replace: true },
    );
  }, [isBack, refresh, setParams]);
}
