import type { ReactNode } from 'react';
import { useShutOutQuery } from '../api.ts';
import { SuspendedNotice } from './SuspendedNotice.tsx';

/** Why someone whom a provider has named may not come in. @param otherwise where the server does not say, any more or at all */
export function ShutOutByProvider({ otherwise }: { readonly otherwise: ReactNode }) {
  const { data, isLoading } = useShutOutQuery();
  if (isLoading) return null;
  return data ? <SuspendedNotice {...data} /> : otherwise;
}
