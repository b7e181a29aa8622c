import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { Field, type FieldFrame } from './Field.tsx';

export interface TextAreaProps extends FieldFrame, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ label, help, error, optional, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(control) => <Area rows={rows} {...area} {...control} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-height: 112px;
  max-height: 60vh;
`;
