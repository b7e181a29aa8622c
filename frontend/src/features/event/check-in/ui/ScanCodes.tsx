import { ScanQrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '#shared/lib/index.ts';
import { BottomBar, Button, Skeleton } from '#shared/ui/index.ts';

/** Loads the camera and its reader on demand. */
const CodeScanner = lazyCode(async () => (await import('./CodeScanner.tsx')).CodeScanner);

/** Opens the camera to scan guests' codes. */
export function ScanCodes({ eventId }: { readonly eventId: string }) {
  const { t } = useTranslation('events');
  const [isOn, turn] = useState(false);
  if (isOn) {
    return (
      <Suspense fallback={<Skeleton $height="320px" />}>
        <CodeScanner eventId={eventId} onClose={() => turn(false)} />
      </Suspense>
    );
  }
  return (
    <BottomBar>
      <Button variant="primary" icon={<ScanQrCode aria-hidden />} onClick={() => turn(true)}>
        {t('checkIn.scan')}
      </Button>
    </BottomBar>
  );
}
