import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '#shared/lib/index.ts';
import { TextField, type TextFieldProps } from '#shared/ui/index.ts';
import { usePlacesQuery } from '../api/place-api.ts';

const PAUSE_MS = 200;
const SHORTEST = 2;

interface TownFieldProps extends Omit<TextFieldProps, 'list' | 'value'> {
  readonly value: string;
}

/** A town, typed or chosen from suggestions; warns about an unknown town (rules.md#job-place). */
export function TownField(props: TownFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const typed = useDebounced(props.value.trim(), PAUSE_MS);
  const { currentData } = usePlacesQuery(typed, { skip: typed.length < SHORTEST });
  // Someone may still be typing, and a street address is not an unknown town.
  const isTown = typed === props.value.trim() && !/\d/.test(typed);
  const isUnknown = currentData?.length === 0 && isTown;
  return (
    <>
      <TextField {...props} list={id} help={isUnknown ? t('place.unknown') : props.help} />
      <datalist id={id}>
        {currentData?.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
