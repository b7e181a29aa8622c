import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { Field, type FieldFrame } from './Field.tsx';

export interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Appears inside the box before the text, e.g. "$". */
  readonly prefix?: ReactNode;
  /** Appears inside the box after the text: a unit, a toggle. */
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({ label, help, error, optional, prefix, suffix, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <Box>
          {prefix && <Before aria-hidden>{prefix}</Before>}
          <Input type="text" {...input} {...control} $before={Boolean(prefix)} $after={Boolean(suffix)} />
          {suffix && <After>{suffix}</After>}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $before: boolean; $after: boolean }>`
  ${controlStyle}
  ${({ $before }) => $before && 'padding-left: 32px;'}
  ${({ $after }) => $after && 'padding-right: 56px;'}
  font-variant-numeric: tabular-nums;
`;

const Before = styled.span`
  position: absolute;
  inset: 0 auto 0 14px;
  display: flex;
  align-items: center;
  color: var(--text-muted);
  font-weight: 600;
  pointer-events: none;
`;

const After = styled.span`
  position: absolute;
  inset: 0 4px 0 auto;
  display: flex;
  align-items: center;
  color: var(--text-muted);
`;
