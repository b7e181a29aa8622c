import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/identity/vocabulary/user-type.ts';
import { SegmentedSwitch, Stack } from '#shared/ui/index.ts';
import type { OfPerson } from '#widgets/admin-lists/index.ts';

const PARTS = ['referrer', 'worker', 'employer'] as const;
type Part = (typeof PARTS)[number];

interface ByPartProps {
  readonly id: string;
  readonly userType: UserType;
  readonly List: ComponentType<{ readonly of: OfPerson }>;
}

/** A list in which a person can be the referrer, the worker, or the employer. It starts with their role. */
export function ByPart({ id, userType, List }: ByPartProps) {
  const { t } = useTranslation('admin');
  const [part, choose] = useState<Part>(PARTS.find((one) => one === userType) ?? 'referrer');
  const of: Readonly<Record<Part, OfPerson>> = {
    referrer: { referrerId: id },
    worker: { workerId: id },
    employer: { employerId: id },
  };
  return (
    <Stack>
      <SegmentedSwitch
        label={t('person.part.label')}
        options={PARTS.map((value) => ({ value, label: t(`person.part.${value}`) }))}
        value={part}
        onChange={choose}
      />
      {/* Another list starts without the previous search. */}
      <Stack key={part}>
        <List of={of[part]} />
      </Stack>
    </Stack>
  );
}
