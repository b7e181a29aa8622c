import { Suspense, useState, type ReactNode } from 'react';
import { loginPath, useAskCurrentUser } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import type { Reportable } from '../model/report-target.ts';

/** Loads on demand, because the form includes a validator. */
const loadDialog = async () => (await import('./ReportDialog.tsx')).ReportDialog;
const ReportDialog = lazyCode(loadDialog);

interface Reporting {
  /** Opens the dialog. Sends visitors to sign in first. */
  readonly ask: () => Promise<void>;
  readonly preload: () => void;
  /** Render it anywhere. Empty until the user reports. */
  readonly dialog: ReactNode;
}

/** Reports an item from a custom menu or button. */
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
