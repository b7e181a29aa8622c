import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietLabel, type Job } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';

const loadPanel = async () => (await import('./ShareJobPanel.tsx')).ShareJobPanel;
const ShareJobPanel = lazyCode(loadPanel);

interface ShareJobMenuProps {
  readonly job: Job;
  /** Makes the button primary where sharing is the next step. */
  readonly loud?: boolean;
}

/**
 * Renders the button immediately and loads the menu on the first press. The menu opens after the user is
 * loaded, because a link without their code would earn them nothing.
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
