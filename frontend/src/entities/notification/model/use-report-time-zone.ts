import { useEffect } from 'react';
import { useReportTimeZoneMutation } from '../api/notification-api.ts';

const STORAGE_KEY = 'crewvine.zone';
/** Waits until the requested page has loaded. */
const AFTER_MS = 5_000;

/** Reports this device's time zone to the server, once per person and zone (rules.md#own-time-zone). */
export function useReportTimeZone(person: string): void {
  const [report] = useReportTimeZoneMutation();
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const told = `${person} ${timeZone}`;
    if (!timeZone || remembered() === told) return undefined;
    const timer = setTimeout(() => {
      void report(timeZone).then(({ error }) => error || remember(told));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [person, report]);
}

function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function remember(told: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, told);
  } catch {
    // Storage is blocked: the next page sends it again.
  }
}
