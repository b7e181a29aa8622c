import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { User } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';

const loadPanel = async () => (await import('./SharePlatformPanel.tsx')).SharePlatformPanel;
const SharePlatformPanel = lazyCode(loadPanel);

interface SharePlatformMenuProps {
  readonly user: User;
  readonly label: string;
}

/** Like the job's share menu: renders the button immediately and loads the menu on the first press. */
export function SharePlatformMenu({ user, label }: SharePlatformMenuProps) {
  const [asked, setAsked] = useState(false);
  const look = { icon: <Share2 aria-hidden />, children: label };
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
      <SharePlatformPanel user={user} trigger={<Button {...look} />} />
    </Suspense>
  );
}
