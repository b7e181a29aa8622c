import { useRef, type ReactNode } from 'react';
import { PAPER_SCAN } from '#contract/offers/vocabulary/paper/paper-scan.ts';
import { Button } from '#shared/ui/index.ts';

interface ScanChooserProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the device's files or camera. */
export function ScanChooser({ icon, children, isBusy = false, onFile }: ScanChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} loading={isBusy} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PAPER_SCAN.accepted}
        data-paper-scan
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again after a refusal.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
