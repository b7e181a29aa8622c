import { useField } from 'formik';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormikTextField } from '../../../shared/form/index.ts';
import { Button, Stack, VisuallyHidden } from '../../../shared/ui/index.ts';
import { useDetectLocation } from '../model/use-detect-location.ts';
import { AskFirst } from './AskFirst.tsx';

interface LocationFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly optional?: boolean;
}

/** A place, typed or found by the device (document 1 §2.8, decision 12). Needs the `detect-location` texts. */
export function LocationField(props: LocationFieldProps) {
  const { t } = useTranslation('detect-location');
  const [, , { setValue }] = useField<string>(props.name);
  const detect = useDetectLocation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'answered' | 'failed'>('idle');
  const [found, setFound] = useState('');
  useEffect(() => {
    if (state === 'answered') button.current?.focus();
    if (state === 'failed') input.current?.focus();
  }, [state]);
  const locate = async (): Promise<void> => {
    const place = await detect();
    if (place !== null) {
      await setValue(place);
      setFound(place);
    }
    setState(place === null ? 'failed' : 'answered');
  };
  return (
    <Stack $gap={2} $align="start">
      <div style={{ width: '100%' }}>
        <FormikTextField {...props} ref={input} autoComplete="address-level2" />
      </div>
      {state === 'asking' ? (
        <AskFirst onAgree={locate} onDecline={() => setState('answered')} />
      ) : (
        <Button
          ref={button}
          icon={<LocateFixed aria-hidden />}
          // A message under the field that is left would move the button away from under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setState('asking')}
        >
          {t('detect')}
        </Button>
      )}
      <VisuallyHidden role="status">{found && t('found', { place: found })}</VisuallyHidden>
    </Stack>
  );
}
