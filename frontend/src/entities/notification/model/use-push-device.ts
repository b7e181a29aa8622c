import { useEffect, useState } from 'react';
import {
  useEndPushSubscriptionMutation,
  usePushKeyQuery,
  useSavePushSubscriptionMutation,
} from '../api/notification-api.ts';
import {
  pushState,
  subscribedDevice,
  subscribeDevice,
  unsubscribeDevice,
  type PushState,
} from './push-device.ts';

export interface PushDevice {
  /** Null until it is known, or if this installation has no push. */
  readonly state: PushState | null;
  /** False after a failure. */
  readonly turnOn: () => Promise<boolean>;
  readonly turnOff: () => Promise<boolean>;
}

/** Push notifications to this browser (rules.md#push). */
export function usePushDevice(person: string): PushDevice {
  const { data } = usePushKeyQuery(undefined);
  const [state, setState] = useState<PushState | null>(null);
  const [save] = useSavePushSubscriptionMutation();
  const [end] = useEndPushSubscriptionMutation();
  useEffect(() => void pushState(person).then(setState), [person]);
  const look = async (): Promise<void> => setState(await pushState(person));
  const key = data?.key;
  const turnOn = async (): Promise<boolean> => {
    if (key === undefined) return false;
    const device = await subscribeDevice(person, key).catch(() => undefined);
    const isSaved = device ? !(await save(device)).error : device === null;
    if (device && !isSaved) await unsubscribeDevice();
    await look();
    return isSaved;
  };
  const turnOff = async (): Promise<boolean> => {
    const endpoint = await unsubscribeDevice().catch(() => undefined);
    const isEnded = endpoint ? !(await end({ endpoint })).error : endpoint === null;
    await look();
    return isEnded;
  };
  return { state: key === undefined ? null : state, turnOn, turnOff };
}

/** Waits until the requested page has loaded. */
const AFTER_MS = 4_000;

/** Renews an existing subscription in a new session. */
export function useKeptPushDevice(person: string): void {
  const [save] = useSavePushSubscriptionMutation();
  useEffect(() => {
    const timer = setTimeout(() => {
      void subscribedDevice(person).then((device) => device && save(device));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [person, save]);
}
