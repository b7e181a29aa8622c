import { useFormikContext } from 'formik';
import { ClipboardList, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREW_SIZE } from '#contract/hiring/referral/refer-worker.ts';
import { Button, Inline, Stack } from '#shared/ui/index.ts';
import { withList } from '../../model/crew-list.ts';
import { EMPTY_ROW, type CrewRow, type ReferDraft } from '../../model/refer-draft.ts';
import { PickContacts } from '../PickContacts.tsx';
import { CrewRowFields } from './CrewRowFields.tsx';
import { PasteList } from './PasteList.tsx';

/** Two to twelve workers, typed or pasted as a list. */
export function CrewFields() {
  const { t } = useTranslation('crew');
  const { values, setFieldValue } = useFormikContext<ReferDraft>();
  const [isPasting, setPasting] = useState(false);
  const { team } = values;
  const setTeam = (rows: readonly CrewRow[]): void => void setFieldValue('team', rows);
  const take = (rows: readonly CrewRow[], isWhole: boolean): void => {
    const all = withList(team, rows, CREW_SIZE.max);
    const missing = Math.max(0, CREW_SIZE.min - all.length);
    setTeam([...all, ...Array.from({ length: missing }, () => EMPTY_ROW)]);
    setPasting(!isWhole);
  };
  return (
    <Stack $gap={4}>
      <p>{t('lead')}</p>
      {team.map((_row, index) => (
        <CrewRowFields
          // The index is the key, because nothing else distinguishes two empty rows.
          key={index}
          index={index}
          onRemove={
            team.length > CREW_SIZE.min ? () => setTeam(team.filter((_other, at) => at !== index)) : undefined
          }
        />
      ))}
      <Inline $gap={2}>
        {team.length < CREW_SIZE.max && (
          <Button icon={<UserPlus aria-hidden />} onClick={() => setTeam([...team, EMPTY_ROW])}>
            {t('add')}
          </Button>
        )}
        <PickContacts multiple onPicked={(rows) => take(rows, true)} />
        <Button
          icon={<ClipboardList aria-hidden />}
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          {t('paste.open')}
        </Button>
      </Inline>
      {isPasting && <PasteList onTake={take} />}
    </Stack>
  );
}
