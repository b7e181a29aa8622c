import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-style.ts';

const SHOWN_FOR_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly onCopied?: (() => void) | undefined;
  readonly onFailed?: (() => void) | undefined;
}

export function CopyButton({ text, label, variant, size, onCopied, onFailed }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    const done = await copyText(text);
    setCopied(done);
    (done ? onCopied : onFailed)?.();
  };
  return (
    <Button
      variant={variant}
      size={size}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={copy}
    >
      <span aria-live="polite">{copied ? t('action.copied') : (label ?? t('action.copy'))}</span>
    </Button>
  );
}
