import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminDispute } from '#contract/billing/disputes/dispute.ts';
import type { AdminDisputeEvidence } from '#contract/admin/evidence.ts';
import { FactList } from '#entities/admin/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, Dialog, ErrorState, SkeletonList, Stack, TextArea } from '#shared/ui/index.ts';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { useDisputeEvidenceQuery, useSendEvidenceMutation } from '../../api/money-api.ts';

interface EvidenceDialogProps {
  readonly dispute: AdminDispute;
  readonly onClose: () => void;
}

const MOST_NOTE = 2000;

/**
 * The evidence for the bank, made from the letter, the consent, and the timeline. It is sent once and shown
 * as sent (rules.md#dispute-evidence).
 */
export function EvidenceDialog({ dispute, onClose }: EvidenceDialogProps) {
  const { t } = useTranslation('admin-money');
  const evidence = useDisputeEvidenceQuery(dispute.id, { refetchOnMountOrArgChange: true });
  const [send] = useSendEvidenceMutation();
  const [note, setNote] = useState('');
  const isSent = dispute.evidenceSentAt !== null;
  const submit = async (): Promise<void> => {
    const { error } = await send({ id: dispute.id, note: note.trim() });
    if (error) showFailure(error, t('evidence.failed'));
    else {
      showToast({ title: t('evidence.sent'), description: t('evidence.sentText'), variant: 'success' });
      onClose();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      wide
      title={t(isSent ? 'evidence.told' : 'evidence.title')}
      description={t(isSent ? 'evidence.toldText' : 'evidence.text')}
      footer={
        evidence.data?.actions.includes('send') && (
          <Button variant="primary" loadingText={t('evidence.sending')} onClick={submit}>
            {t('evidence.send')}
          </Button>
        )
      }
    >
      {evidence.data && (
        <Stack $gap={5}>
          {evidence.data.actions.includes('send') && <Callout tone="warning">{t('evidence.once')}</Callout>}
          <EvidenceFiles disputeId={dispute.id} evidence={evidence.data} />
          <Preview evidence={evidence.data} />
          {evidence.data.actions.includes('send') && (
            <TextArea
              optional
              name="note"
              label={t('evidence.note')}
              help={t('evidence.noteHelp')}
              rows={3}
              maxLength={MOST_NOTE}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Stack>
      )}
      {!evidence.data && evidence.isError && (
        <ErrorState title={t('evidence.notLoaded')} onRetry={evidence.refetch} />
      )}
      {!evidence.data && !evidence.isError && <SkeletonList count={3} lines={4} />}
    </Dialog>
  );
}

function Preview({ evidence }: { readonly evidence: AdminDisputeEvidence }) {
  const { t } = useTranslation('admin-money');
  return (
    <Stack $gap={3}>
      <FactList
        facts={[
          { key: 'name', name: t('evidence.customer'), value: evidence.customerName },
          { key: 'email', name: t('evidence.email'), value: evidence.customerEmail },
          { key: 'date', name: t('evidence.serviceDate'), value: evidence.serviceDate ?? t('none') },
        ]}
      />
      <h3>{t('evidence.product')}</h3>
      <Words>{evidence.productDescription}</Words>
      <h3>{t('evidence.statement')}</h3>
      <Words>{evidence.statement}</Words>
      <h3>{t('evidence.activity')}</h3>
      <Words>{evidence.activityLog}</Words>
    </Stack>
  );
}

/** Retains line breaks, as the bank receives it. */
const Words = styled.p`
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
