import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Referral } from '#contract/hiring/referral.ts';
import { ReferenceRequestForm } from '#entities/reference/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog, Stack } from '#shared/ui/index.ts';
import { useAskReferenceMutation, useReferencesQuery } from '../api/ask-reference-api.ts';
import { ReferenceList } from './ReferenceList.tsx';

interface ReferencesDialogProps {
  readonly referral: Referral;
  readonly onClose: () => void;
}

/** Shows a candidate's references and requests another one (rules.md#references). */
export function ReferencesDialog({ referral, onClose }: ReferencesDialogProps) {
  const { t } = useTranslation('checks');
  const { data } = useReferencesQuery(referral.id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reference.title')}
      description={`${referral.workerName} · ${referral.job.title}`}
    >
      <Stack $gap={6}>
        <ReferenceList referralId={referral.id} />
        {data?.actions.includes('request') && <Ask referral={referral} />}
      </Stack>
    </Dialog>
  );
}

function Ask({ referral: { id: referralId, workerName } }: { readonly referral: Referral }) {
  const { t } = useTranslation('checks');
  const [askReference] = useAskReferenceMutation();
  return (
    <Section aria-labelledby="ask-reference">
      <h3 id="ask-reference">{t('reference.ask')}</h3>
      <p>{t('reference.askText', { name: workerName })}</p>
      <ReferenceRequestForm
        submitLabel={t('reference.askAction')}
        onAsk={async (giver) => {
          const { error } = await askReference({ referralId, giver });
          if (error) showFailure(error, t('failed'), t('tryAgain'));
          else
            showToast({
              title: t('reference.asked'),
              description: t('reference.askedText'),
              variant: 'success',
            });
          return error;
        }}
      />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`;
