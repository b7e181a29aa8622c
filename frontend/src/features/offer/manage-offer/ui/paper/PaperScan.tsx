import { Paperclip, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { showToast } from '#shared/toast/index.ts';
import { DateText, LinkButton, Stack } from '#shared/ui/index.ts';
import { useSendScan } from '../../model/use-send-scan.ts';
import { ActionRow } from '../Explained.tsx';
import { ScanChooser } from './ScanChooser.tsx';

/** Opens, adds, or replaces the scan of a letter signed on paper (rules.md#paper-scan). */
export function PaperScan({
  letter: { id, paperScan },
}: {
  readonly letter: Pick<OfferLetter, 'id' | 'paperScan'>;
}) {
  const { t } = useTranslation('amend-offer');
  const send = useSendScan(id);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (file: File): Promise<void> => {
    setProblem(null);
    setSending(true);
    const refused = await send(file);
    setSending(false);
    setProblem(refused);
    if (refused === null) showToast({ title: t('scan.kept'), variant: 'success' });
  };
  return (
    <Stack $gap={2} as="section" aria-label={t('scan.label')}>
      <ActionRow>
        {paperScan && (
          <LinkButton newTab to={paperScan.url} icon={<ScanLine aria-hidden />}>
            {t('scan.open')}
          </LinkButton>
        )}
        <ScanChooser icon={<Paperclip aria-hidden />} isBusy={isSending} onFile={(file) => void start(file)}>
          {t(paperScan ? 'scan.replace' : 'scan.add')}
        </ScanChooser>
      </ActionRow>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      <Help>
        {paperScan ? (
          <>
            {t('scan.addedOn')} <DateText value={paperScan.uploadedAt} style="dateTime" />
          </>
        ) : (
          t('scan.help')
        )}
      </Help>
    </Stack>
  );
}

const Help = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Problem = styled.p`
  color: var(--danger);
  font-weight: 500;
`;
