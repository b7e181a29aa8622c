import { List, Map } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SegmentedSwitch } from '#shared/ui/index.ts';
import { chooseJobView, useJobView } from '../model/job-view.ts';

/** List or map; the device remembers the choice. */
export function ViewSwitch() {
  const { t } = useTranslation('job-search');
  return (
    <SegmentedSwitch
      label={t('view.label')}
      value={useJobView()}
      onChange={chooseJobView}
      options={[
        { value: 'list', label: t('view.list'), icon: <List aria-hidden /> },
        { value: 'map', label: t('view.map'), icon: <Map aria-hidden /> },
      ]}
    />
  );
}
