import type { ReactNode } from 'react';
import { CheckboxField } from '#shared/ui/index.ts';

interface PreferenceToggleProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => Promise<void>;
}

/** A switch that saves immediately. */
export function PreferenceToggle({ onChange, ...look }: PreferenceToggleProps) {
  return <CheckboxField {...look} onChange={(event) => void onChange(event.target.checked)} />;
}
