import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loginPath, useAskCurrentUser } from '#entities/session/index.ts';
import type { Reportable } from '../model/report-target.ts';

/** The form brings a validator along: it is loaded when someone reports. */
const loadDialog = async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog });
const ReportDialog = lazy(loadDialog);

interface Reporting {
  /** Opens the dialog; visitors are sent to sign in first. */
  readonly ask: () => Promise<void>;
  readonly preload: () => void;
  /** Belongs anywhere in what is shown; nothing while nobody reports. */
  readonly dialog: ReactNode;
}

/** Reporting something from a menu or a button of one's own. */
export function useReport(about: Reportable): Reporting {
  const [isOpen, setOpen] = useState(false);
  const askCurrentUser = useAskCurrentUser();
  const ask = async (): Promise<void> => {
    if (await askCurrentUser()) setOpen(true);
    else window.location.assign(loginPath(window.location.pathname + window.location.search));
  };
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <ReportDialog about={about} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { ask, preload: () => void loadDialog(), dialog };
}
