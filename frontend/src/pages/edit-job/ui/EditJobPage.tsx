import { PencilRuler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RequireSignIn } from '../../../entities/session/index.ts';
import { EmployerOnly } from '../../../widgets/employer-only/index.ts';
import { EmptyRoom } from '../../../widgets/empty-room/index.ts';

/** Editing, closing and reopening a job (decision 20). */
export function EditJobPage() {
  const { t } = useTranslation('rooms');
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <EmployerOnly
        page={t('editJob.title')}
        title={t('employersOnly.title')}
        text={t('employersOnly.text')}
        link={t('employersOnly.link')}
      >
        {() => <EmptyRoom room="editJob" icon={PencilRuler} to={`/job/${encodeURIComponent(id)}`} />}
      </EmployerOnly>
    </RequireSignIn>
  );
}
