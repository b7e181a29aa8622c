import { useTranslation } from 'react-i18next';
import { unprintedLetters } from '#contract/identity/vocabulary/latin-name.ts';
import { FormikTextField, useBoundField } from '#shared/form/index.ts';

interface LatinNameFieldProps {
  readonly name: string;
  /** The name as stored, or as typed so far. */
  readonly written: string;
  /** The person who fills in the field. It is required for an employer, who sees the name next to it. */
  readonly reader: 'referrer' | 'person' | 'employer';
}

/** Appears for a name with letters that PDFs cannot print (rules.md#latin-names). */
export function LatinNameField({ name, written, reader }: LatinNameFieldProps) {
  const { t } = useTranslation('latin-name');
  const { field } = useBoundField(name);
  const isEmpty = !field.value;
  if (reader !== 'employer' && isEmpty && unprintedLetters(written) === null) return null;
  return (
    <FormikTextField
      name={name}
      label={t('label')}
      help={t(`help.${reader}`, { name: written })}
      autoComplete="off"
      optional={reader !== 'employer'}
    />
  );
}
