import type { User } from '#entities/session/index.ts';
import { WorkerFields } from '#widgets/work-profile/index.ts';
import { workBody } from '../../model/profile-values.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The trade of a worker, or the company of an employer. */
export function WorkForm({ user }: { readonly user: User }) {
  return (
    <ProfileForm user={user} draft={`profile-work.${user.id}.${user.userType}`} body={workBody}>
      {user.userType === 'worker' ? <WorkerFields /> : <CompanyFields />}
    </ProfileForm>
  );
}
