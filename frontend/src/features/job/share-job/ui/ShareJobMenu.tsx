import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietLabel, type Job } from '#entities/job/index.ts';
import { Button } from '#shared/ui/index.ts';

const loadPanel = async () => ({ default: (await import('./ShareJobPanel.tsx')).ShareJobPanel });
const ShareJobPanel = lazy(loadPanel);

/** The button stands at once; the menu is loaded by the first press. */
export function ShareJobMenu({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const [asked, setAsked] = useState(false);
  const look = { icon: <Share2 aria-hidden />, children: <QuietLabel>{t('action.share')}</QuietLabel> };
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
  return (
    <Suspense fallback={<Button {...look} loading />}>
      <ShareJobPanel job={job} trigger={<Button {...look} />} />
    </Suspense>
  );
}
