import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The frame of every field around its control. */
export interface FieldFrame {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Fields are required unless marked as optional. `filter` is optional without a mark, because all filters are. */
  readonly optional?: boolean | 'filter' | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps extends FieldFrame {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above, control, message or help below. */
export function Field({ label, help, error, optional = false, children }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return (
    <Frame data-screen-only={optional === 'filter' || undefined}>
      <Label htmlFor={id}>
        {label} {optional === true && <Optional>({t('field.optional')})</Optional>}
      </Label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && <Help id={helpId}>{help}</Help>}
    </Frame>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <ErrorLine id={id}>
      <CircleAlert size={16} aria-hidden />
      {children}
    </ErrorLine>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  font-weight: 600;
  line-height: 1.35;
`;

const Optional = styled.span`
  color: var(--text-muted);
  font-weight: 400;
`;

export const Help = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const ErrorLine = styled.p`
  display: flex;
  gap: 6px;
  color: var(--danger);
  font-size: var(--size-14);
  font-weight: 500;
  svg {
    flex: none;
    margin-top: 3px;
  }
`;
