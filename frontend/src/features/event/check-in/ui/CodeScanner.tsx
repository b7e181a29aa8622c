import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import { scannedCode } from '../model/scanned-code.ts';
import { useCheckIn } from '../model/use-check-in.ts';
import { useScanner } from '../model/use-scanner.ts';
import { CheckInOutcome } from './CheckInOutcome.tsx';

interface CodeScannerProps {
  readonly eventId: string;
  readonly onClose: () => void;
}

/** The host's camera. Each code that it reads checks in a guest (rules.md#event-check-in). */
export function CodeScanner({ eventId, onClose }: CodeScannerProps) {
  const { t } = useTranslation('events');
  const video = useRef<HTMLVideoElement>(null);
  const { outcome, checkIn, undo, say } = useCheckIn(eventId);
  const state = useScanner(video, async (text) => {
    const found = scannedCode(text, eventId);
    if (found === 'other') return say({ tone: 'warning', words: t('checkIn.otherEvent') });
    if (found === null) return say({ tone: 'warning', words: t('checkIn.noCode') });
    const isIn = await checkIn(found);
    // Vibrates, so the host need not look at the screen. Does nothing if unsupported.
    navigator.vibrate?.(isIn ? 80 : [60, 60, 60]);
  });
  const isBroken = state === 'blocked' || state === 'missing';
  return (
    <Stack as="section" aria-label={t('checkIn.scanner')} $gap={3}>
      {isBroken ? (
        <Callout tone="warning" title={t(`checkIn.${state}`)}>
          {t(`checkIn.${state}Text`)}
        </Callout>
      ) : (
        <View>
          <video ref={video} muted playsInline aria-label={t('checkIn.camera')} />
          <p>{t(state === 'on' ? 'checkIn.aim' : 'checkIn.starting')}</p>
        </View>
      )}
      <CheckInOutcome outcome={outcome} onUndo={undo} />
      <Button block onClick={onClose}>
        {t('checkIn.stopScanning')}
      </Button>
    </Stack>
  );
}

/** Reserves the height before the camera is on. */
const View = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--bar);
  video {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    max-height: 55vh;
    object-fit: cover;
  }
  p {
    position: absolute;
    inset: auto 0 0;
    padding: var(--space-2) var(--space-3);
    background: var(--bar);
    color: var(--on-bar);
    text-align: center;
  }
`;
