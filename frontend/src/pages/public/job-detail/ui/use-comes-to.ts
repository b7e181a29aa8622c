import { useEffect, useState } from 'react';
import { useAddressParams } from '#shared/lib/index.ts';

/** True if a card or a return from sign-in opens a form of the page. Removed from the address once read. */
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
