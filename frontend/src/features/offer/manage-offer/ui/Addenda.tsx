import { FileCheck, FilePlus2, FileText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Addendum } from '#contract/offers/changing/addendum.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { OfferStatusBadge } from '#entities/offer/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, DateText, LinkButton, Stack } from '#shared/ui/index.ts';
import { useWithdrawOfferMutation } from '../api/manage-offer-api.ts';
import { AddendumForm } from './AddendumForm.tsx';
import { usePaperSignature } from '../model/use-open-letter.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { ActionRow, Explained } from './Explained.tsx';
import { PaperForm } from './paper/PaperForm.tsx';
import { PaperScan } from './paper/PaperScan.tsx';

/** The addenda of a signed letter, and a form for the next one. Only one can wait at a time (rules.md#addendum). */
export function Addenda({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('addendum');
  const [writes, setWrites] = useState(false);
  const { addenda, workerName: name } = letter;
  const canAdd = letter.actions.includes('add_addendum');
  if (addenda.length === 0 && !canAdd) return null;
  return (
    <Stack $gap={4} as="section" aria-label={t('employer.heading')}>
      {addenda.length > 0 && <h3>{t('employer.heading')}</h3>}
      {addenda.map((addendum) => (
        <Entry key={addendum.id} addendum={addendum} />
      ))}
      {writes && canAdd && <AddendumForm letter={letter} onDone={() => setWrites(false)} />}
      {!writes && canAdd && (
        <Explained text={t('employer.help', { name })}>
          <Button icon={<FilePlus2 aria-hidden />} onClick={() => setWrites(true)}>
            {t('employer.action')}
          </Button>
        </Explained>
      )}
    </Stack>
  );
}

function Entry({ addendum }: { readonly addendum: Addendum }) {
  const { t } = useTranslation(['addendum', 'offer', 'amend-offer']);
  const [withdraw] = useWithdrawOfferMutation();
  const { id, terms, status, sentAt, signedAt, documentUrl, signatureKind, paperNote } = addendum;
  const isPaper = status === 'signed' && signatureKind === 'paper';
  const can = (action: Addendum['actions'][number]): boolean => addendum.actions.includes(action);
  const { recordPaper } = usePaperSignature(id, t('employer.paperDoneText'));
  const [asksPaper, setAsksPaper] = useState(false);
  const takeBack = async (): Promise<void> => {
    const { error } = await withdraw({ id });
    if (error) showFailure(error, t('employer.withdrawFailed'));
    else showToast({ title: t('employer.withdrawn') });
  };
  return (
    <Stack $gap={2}>
      <When>
        <OfferStatusBadge status={status} />{' '}
        <DateText value={signedAt ?? sentAt} style={isPaper ? 'date' : 'dateTime'} />
        {isPaper && ` · ${t('employer.onPaper')}`}
      </When>
      <Words>{terms}</Words>
      {paperNote && <When>{paperNote}</When>}
      <ActionRow>
        <LinkButton newTab to={documentUrl} icon={<FileText aria-hidden />}>
          {t('offer:manage.open')}
        </LinkButton>
        {can('record_paper') && !asksPaper && (
          <Button icon={<FileCheck aria-hidden />} onClick={() => setAsksPaper(true)}>
            {t('amend-offer:open.paper')}
          </Button>
        )}
        {can('withdraw') && (
          <ConfirmButton
            danger
            icon={<Undo2 aria-hidden />}
            label={t('employer.withdraw')}
            title={t('employer.withdrawSure')}
            text={t('employer.withdrawHelp')}
            onConfirm={takeBack}
          />
        )}
      </ActionRow>
      {asksPaper && can('record_paper') && (
        <PaperForm onRecord={recordPaper} onCancel={() => setAsksPaper(false)} />
      )}
      {can('add_scan') && <PaperScan letter={addendum} />}
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
