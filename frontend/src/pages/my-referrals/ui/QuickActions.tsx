import { LayoutDashboard, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobs } from '../../../entities/job/index.ts';
import { ReferWorkerDialog } from '../../../features/refer-worker/index.ts';
import { Button, LinkButton } from '../../../shared/ui/index.ts';

const JOBS_TO_CHOOSE_FROM = 50;

export function QuickActions() {
  const { t } = useTranslation('my-referrals');
  const [isOpen, setOpen] = useState(false);
  const { jobs } = useJobs({ industry: 'all', limit: JOBS_TO_CHOOSE_FROM });
  return (
    <>
      <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setOpen(true)}>
        {t('action.refer')}
      </Button>
      <LinkButton to="/referrer-dashboard" icon={<LayoutDashboard aria-hidden />}>
        {t('action.dashboard')}
      </LinkButton>
      <ReferWorkerDialog jobs={jobs} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
