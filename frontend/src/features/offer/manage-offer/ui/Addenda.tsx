import { FilePlus2, FileText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Addendum } from '#contract/offers/addendum.ts';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { OfferStatusBadge } from '#entities/offer/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, DateText, LinkButton, Stack } from '#shared/ui/index.ts';
import { useWithdrawOfferMutation } from '../model/letter-calls.ts';
import { AddendumForm } from './AddendumForm.tsx';
import { AskedButton } from './AskedButton.tsx';
import { ActionRow, Explained } from './Explained.tsx';

/** What was agreed on beside a signed letter, and the next of it: one at a time (rules.md#addendum). */
export function Addenda({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('addendum');
  const [writes, setWrites] = useState(false);
  const { addenda, workerName: name } = letter;
  const isOpen = addenda.some(isWaiting);
  return (
    <Stack $gap={4} as="section" aria-label={t('employer.heading')}>
      {addenda.length > 0 && <h3>{t('employer.heading')}</h3>}
      {addenda.map((addendum) => (
        <Entry key={addendum.id} addendum={addendum} />
      ))}
      {writes && !isOpen && <AddendumForm letter={letter} onDone={() => setWrites(false)} />}
      {!writes && !isOpen && (
        <Explained text={t('employer.help', { name })}>
          <Button icon={<FilePlus2 aria-hidden />} onClick={() => setWrites(true)}>
            {t('employer.action')}
          </Button>
        </Explained>
      )}
    </Stack>
  );
}

function isWaiting({ status }: Addendum): boolean {
  return status === 'sent' || status === 'viewed';
}

function Entry({ addendum }: { readonly addendum: Addendum }) {
  const { t } = useTranslation(['addendum', 'offer']);
  const [withdraw] = useWithdrawOfferMutation();
  const { id, terms, status, sentAt, signedAt, documentUrl } = addendum;
  const takeBack = async (): Promise<void> => {
    const { error } = await withdraw({ id });
    if (error) showFailure(error, t('employer.withdrawFailed'));
    else showToast({ title: t('employer.withdrawn') });
  };
  return (
    <Stack $gap={2}>
      <When>
        <OfferStatusBadge status={status} /> <DateText value={signedAt ?? sentAt} style="dateTime" />
      </When>
      <Words>{terms}</Words>
      <ActionRow>
        <LinkButton newTab to={documentUrl} icon={<FileText aria-hidden />}>
          {t('offer:manage.open')}
        </LinkButton>
        {isWaiting(addendum) && (
          <AskedButton
            danger
            icon={<Undo2 aria-hidden />}
            label={t('employer.withdraw')}
            title={t('employer.withdrawSure')}
            text={t('employer.withdrawHelp')}
            onConfirm={takeBack}
          />
        )}
      </ActionRow>
    </Stack>
  );
}

const When = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
