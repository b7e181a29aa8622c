import type { ReactNode } from 'react';
import { useShutOutQuery } from '../api/login-api.ts';
import { SuspendedNotice } from './SuspendedNotice.tsx';

/** Why a user sent by a provider may not sign in. @param otherwise shown if the server does not say */
export function ShutOutByProvider({ otherwise }: { readonly otherwise: ReactNode }) {
  const { data, isLoading } = useShutOutQuery();
  if (isLoading) return null;
  return data ? <SuspendedNotice {...data} /> : otherwise;
}
