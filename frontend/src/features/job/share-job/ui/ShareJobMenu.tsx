import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietLabel, type Job } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { Button } from '#shared/ui/index.ts';

const loadPanel = async () => ({ default: (await import('./ShareJobPanel.tsx')).ShareJobPanel });
const ShareJobPanel = lazy(loadPanel);

interface ShareJobMenuProps {
  readonly job: Job;
  /** Where sharing is what comes next. */
  readonly loud?: boolean;
}

/**
 * The button is there from the start; the menu is loaded by the first press. It opens once it is known who shares: a link
 * without their code would pay them nothing.
 */
export function ShareJobMenu({ job, loud = false }: ShareJobMenuProps) {
  const { t } = useTranslation('jobs');
  const { isLoading } = useCurrentUser();
  const [asked, setAsked] = useState(false);
  const look = {
    icon: <Share2 aria-hidden />,
    children: <QuietLabel>{t('action.share')}</QuietLabel>,
    ...(loud && { variant: 'primary' as const }),
  };
  if (!asked) {
    return (
      <Button
        {...look}
        aria-haspopup="menu"
        onPointerEnter={() => void loadPanel()}
        onClick={() => setAsked(true)}
      />
    );
  }
  if (isLoading) return <Button {...look} loading />;
  return (
    <Suspense fallback={<Button {...look} loading />}>
      <ShareJobPanel job={job} trigger={<Button {...look} />} />
    </Suspense>
  );
}
