import { useField } from 'formik';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { DetectPlace } from './DetectPlace.tsx';

interface LocationFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly optional?: boolean;
}

/** A place that the user types or the device finds (rules.md#onboarding, rules.md#coarse-location). */
export function LocationField(props: LocationFieldProps) {
  const [, , { setValue }] = useField<string>(props.name);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack $gap={2} $align="start">
      <Whole>
        <FormikTextField {...props} ref={input} autoComplete="address-level2" />
      </Whole>
      <DetectPlace onFound={setValue} onFailed={() => input.current?.focus()} />
    </Stack>
  );
}

const Whole = styled.div`
  width: 100%;
`;
