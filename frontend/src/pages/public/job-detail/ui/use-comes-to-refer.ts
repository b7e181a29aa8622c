import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether someone comes back from signing in to go on with the form; the address says so once. */
export function useComesToRefer(): boolean {
  const [search, setSearch] = useSearchParams();
  const [comesToRefer] = useState(search.get('refer') === 'now');
  useEffect(() => {
    if (search.get('refer') === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('refer');
    setSearch(rest, { replace: true });
  }, [search, setSearch]);
  return comesToRefer;
}
