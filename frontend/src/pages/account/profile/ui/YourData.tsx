import { Download, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { ProvenDownload } from '#features/account/prove-identity/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, Stack } from '#shared/ui/index.ts';
import { Part } from './Section.tsx';

const DeleteAccountDialog = lazyCode(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

interface YourDataProps {
  readonly user: User;
  readonly onGone: () => void;
}

/** A copy of the user's data, and account deletion. */
export function YourData({ user, onGone }: YourDataProps) {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack $gap={5} $align="stretch">
      <Stack $gap={3} $align="start">
        <p>{t('data.copy')}</p>
        <ProvenDownload to="/api/auth/personal-data" icon={<Download aria-hidden />}>
          {t('data.download')}
        </ProvenDownload>
      </Stack>
      <Part>
        <h3>{t('delete.title')}</h3>
        <p>{t('delete.lead')}</p>
        <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
          {t('delete.open')}
        </Button>
        {isAsking && (
          <Suspense>
            <DeleteAccountDialog user={user} onClose={() => setAsking(false)} onGone={onGone} />
          </Suspense>
        )}
      </Part>
    </Stack>
  );
}
