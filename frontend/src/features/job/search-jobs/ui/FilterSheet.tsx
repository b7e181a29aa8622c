import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '#shared/ui/index.ts';
import type { JobSearchControl } from '../model/use-job-search.ts';
import { useSearchLabels } from '../model/use-search-labels.ts';
import { FilterFields } from './FilterFields.tsx';

interface FilterSheetProps {
  readonly control: JobSearchControl;
  readonly locate?: ReactNode;
}

/** The filters on a phone, behind a button with their number. Search words do not count. */
export function FilterSheet({ control, locate }: FilterSheetProps) {
  const { t } = useTranslation('job-search');
  const [isOpen, setOpen] = useState(false);
  const parts = useSearchLabels()(control.search).filter(({ name }) => name !== 'q');
  return (
    <>
      <Button icon={<SlidersHorizontal aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {parts.length > 0 ? t('sheet.buttonOn', { count: parts.length }) : t('sheet.button')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('sheet.title')}
        footer={
          <>
            {parts.length > 0 && (
              <Button variant="ghost" onClick={control.clear}>
                {t('chip.clear')}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('sheet.show')}
            </Button>
          </>
        }
      >
        <FilterFields search={control.search} change={control.change} locate={locate} />
      </Dialog>
    </>
  );
}
