import { useEffect, useState } from 'react';
import { useAddressParams } from '#shared/lib/index.ts';

/** Whether someone comes to a form of the page: from a card, or back from signing in. The address says so once. */
export function useComesTo(form: 'refer' | 'apply'): boolean {
  const [search, setSearch] = useAddressParams();
  const [comesToForm] = useState(search.get(form) === 'now');
  useEffect(() => {
    if (search.get(form) === null) return;
    setSearch(
      (now) => {
        now.delete(form);
        return now;
      },
      { replace: true },
    );
  }, [form, search, setSearch]);
  return comesToForm;
}
