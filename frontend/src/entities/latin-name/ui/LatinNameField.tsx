import { useTranslation } from 'react-i18next';
import { unprintedLetters } from '#contract/identity/vocabulary/latin-name.ts';
import { FormikTextField, useBoundField } from '#shared/form/index.ts';

interface LatinNameFieldProps {
  readonly name: string;
  /** As it is written, or typed so far. */
  readonly written: string;
  /** Who reads it. An employer has to say it, and sees the name next to it. */
  readonly reader: 'referrer' | 'person' | 'employer';
}

/** Appears for a name in letters that no paper prints, and says what will be asked (rules.md#latin-names). */
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
