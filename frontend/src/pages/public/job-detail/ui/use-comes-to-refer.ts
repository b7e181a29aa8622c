import { useEffect, useState } from 'react';
import { useAddressParams } from '#shared/lib/index.ts';

/** Whether someone comes back from signing in to go on with the form; the address says so once. */
export function useComesToRefer(): boolean {
  const [search, setSearch] = useAddressParams();
  const [comesToRefer] = useState(search.get('refer') === 'now');
  useEffect(() => {
    if (search.get('refer') === null) return;
    setSearch(
      (now) => {
        now.delete('refer');
        return now;
      },
      { replace: true },
    );
  }, [search, setSearch]);
  return comesToRefer;
}
