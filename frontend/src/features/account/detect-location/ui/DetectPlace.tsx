import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, VisuallyHidden } from '#shared/ui/index.ts';
import { useDetectLocation } from '../model/use-detect-location.ts';
import { AskFirst } from './AskFirst.tsx';

interface DetectPlaceProps {
  readonly onFound: (place: string) => unknown;
  /** Called after a toast has shown why detection failed. */
  readonly onFailed?: () => void;
}

/** Asks first, then finds the town of this device (rules.md#coarse-location). */
export function DetectPlace({ onFound, onFailed }: DetectPlaceProps) {
  const { t } = useTranslation('detect-location');
  const detect = useDetectLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'answered'>('idle');
  const [found, setFound] = useState('');
  useEffect(() => {
    if (state === 'answered') button.current?.focus();
  }, [state]);
  const locate = async (): Promise<void> => {
    const place = await detect();
    if (place === null) {
      setState('idle');
      onFailed?.();
      return;
    }
    await onFound(place);
    setFound(place);
    setState('answered');
  };
  return (
    <>
      {state === 'asking' ? (
        <AskFirst onAgree={locate} onDecline={() => setState('answered')} />
      ) : (
        <Button
          ref={button}
          icon={<LocateFixed aria-hidden />}
          // Blurring the field can show a message that moves the button away from the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setState('asking')}
        >
          {t('detect')}
        </Button>
      )}
      <VisuallyHidden role="status">{found && t('found', { place: found })}</VisuallyHidden>
    </>
  );
}
