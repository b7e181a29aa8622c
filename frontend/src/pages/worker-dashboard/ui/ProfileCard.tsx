import { UserPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '../../../entities/session/index.ts';
import { onWide } from '../../../shared/theme/index.ts';
import { Card, LinkButton, ProgressBar } from '../../../shared/ui/index.ts';
import { profileProgress } from '../model/profile-progress.ts';

/** How much employers can read about this worker, and what is missing (decision 86). */
export function ProfileCard({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('worker-dashboard');
  const { percent, missing } = profileProgress(user);
  const fields = new Intl.ListFormat(i18n.language).format(
    missing.map((field) => t(`profile.field.${field}`)),
  );
  return (
    <Row $mark={missing.length > 0} aria-labelledby="profile-progress">
      <div>
        <h2 id="profile-progress">{t('profile.title')}</h2>
        <p>{missing.length > 0 ? t('profile.missing', { fields }) : t('profile.complete')}</p>
        <ProgressBar label={t('profile.progress')} value={percent} />
      </div>
      <LinkButton to="/profile" icon={<UserPen aria-hidden />}>
        {t(missing.length > 0 ? 'profile.finish' : 'profile.edit')}
      </LinkButton>
    </Row>
  );
}

const Row = styled(Card)`
  display: grid;
  gap: var(--space-4);
  > div {
    display: grid;
    gap: var(--space-2);
  }
  p {
    color: var(--text-muted);
  }
  ${onWide} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: var(--space-8);
  }
`;
