import { useBoundField } from '#shared/form/index.ts';
import { Composer, type ComposerProps } from './Composer.tsx';

type BoundComposerProps = Omit<ComposerProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A form field for a text with pictures and mentions. */
export function FormikComposer({ name, ...props }: BoundComposerProps) {
  const { field, error, helpers } = useBoundField(name);
  return <Composer {...props} {...field} error={error} onChange={(value) => void helpers.setValue(value)} />;
}
