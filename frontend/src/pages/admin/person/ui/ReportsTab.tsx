import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedSwitch, Stack } from '#shared/ui/index.ts';
import { CaseList } from '#widgets/admin-lists/index.ts';

const SIDES = ['about', 'by'] as const;
type Side = (typeof SIDES)[number];

/** Reports about the person and by the person. */
export function ReportsTab({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const [side, choose] = useState<Side>('about');
  return (
    <Stack>
      <SegmentedSwitch
        label={t('person.reports.label')}
        options={SIDES.map((value) => ({ value, label: t(`person.reports.${value}`) }))}
        value={side}
        onChange={choose}
      />
      <Stack key={side}>
        <CaseList of={side === 'about' ? { authorId: id } : { reporterId: id }} />
      </Stack>
    </Stack>
  );
}
