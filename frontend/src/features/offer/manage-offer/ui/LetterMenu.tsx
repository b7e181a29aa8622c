import { CalendarPlus, Ellipsis, FileCheck, Link2, PencilLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { useReportQuestion } from '#entities/referral/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button, ConfirmDialog, Dialog, Menu, type MenuGroup } from '#shared/ui/index.ts';
import { useLetterActions, type CollectLetter } from '../model/use-letter-actions.ts';
import { useOpenLetter } from '../model/use-open-letter.ts';
import { PaperForm } from './paper/PaperForm.tsx';

const MORE_DAYS = [3, 7];

interface LetterMenuProps {
  readonly letter: OfferLetter;
  readonly collect: CollectLetter;
  readonly onAmend: () => void;
}

type LetterAction = OfferLetter['actions'][number];
type RequestedAction = 'link' | 'paper' | 'withdraw';

/**
 * The letter's `actions` (rules.md#offer-extension, rules.md#paper-signature), or nothing if there are none. Actions
 * that end a link, refund money, or take input open a dialog.
 */
export function LetterMenu({ letter, collect, onAmend }: LetterMenuProps) {
  const { t, i18n } = useTranslation(['amend-offer', 'offer']);
  const { extend, renewLink, recordPaper } = useOpenLetter(letter);
  const [asked, setAsked] = useState<RequestedAction | null>(null);
  const close = (): void => setAsked(null);
  const { workerName: name, expiresAt } = letter;
  const date = expiresAt ? formatDate(expiresAt, i18n.language, 'date') : '';
  const change: PossibleGroup = {
    key: 'change',
    items: [
      {
        key: 'amend',
        action: 'amend',
        label: t(letter.sentAt === null ? 'edit' : 'action'),
        icon: <PencilLine aria-hidden />,
        onSelect: onAmend,
      },
    ],
  };
  const time: PossibleGroup = {
    key: 'time',
    label: t('open.extendHelp', { date }),
    items: MORE_DAYS.map((count) => ({
      key: String(count),
      action: 'extend',
      label: t('open.extend', { count }),
      icon: <CalendarPlus aria-hidden />,
      onSelect: () => void extend(count),
    })),
  };
  const way: PossibleGroup = {
    key: 'way',
    items: [
      {
        key: 'link',
        action: 'renew_link',
        label: t('open.link'),
        icon: <Link2 aria-hidden />,
        onSelect: () => setAsked('link'),
      },
      {
        key: 'paper',
        action: 'record_paper',
        label: t('open.paper'),
        icon: <FileCheck aria-hidden />,
        onSelect: () => setAsked('paper'),
      },
    ],
  };
  const end: PossibleGroup = {
    key: 'end',
    items: [
      {
        key: 'withdraw',
        action: 'withdraw',
        label: t('offer:manage.withdraw'),
        icon: <Undo2 aria-hidden />,
        danger: true,
        onSelect: () => setAsked('withdraw'),
      },
    ],
  };
  const groups = possible([change, time, way, end], letter.actions);
  return (
    <>
      {groups.length > 0 && (
        <Menu
          align="start"
          trigger={<Button icon={<Ellipsis aria-hidden />}>{t('offer:manage.more')}</Button>}
          groups={groups}
        />
      )}
      <ConfirmDialog
        open={asked === 'link'}
        onOpenChange={close}
        title={t('open.linkSure', { name })}
        description={t('open.linkHelp', { name })}
        confirmLabel={t('open.link')}
        onConfirm={renewLink}
      />
      <Dialog
        open={asked === 'paper'}
        onOpenChange={close}
        title={t('open.paper')}
        description={t('open.paperHelp')}
      >
        <PaperForm onRecord={recordPaper} onCancel={close} />
      </Dialog>
      {asked === 'withdraw' && <WithdrawDialog letter={letter} collect={collect} onClose={close} />}
    </>
  );
}

interface PossibleGroup extends Omit<MenuGroup, 'items'> {
  readonly items: readonly (MenuGroup['items'][number] & { readonly action: LetterAction })[];
}

/** The groups with the possible items, without empty ones. */
function possible(groups: readonly PossibleGroup[], actions: OfferLetter['actions']): MenuGroup[] {
  return groups
    .map(({ items, ...group }) => ({
      ...group,
      items: items.filter(({ action }) => actions.includes(action)),
    }))
    .filter(({ items }) => items.length > 0);
}

interface WithdrawDialogProps {
  readonly letter: OfferLetter;
  readonly collect: CollectLetter;
  readonly onClose: () => void;
}

function WithdrawDialog({ letter, collect, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('offer');
  const actions = useLetterActions(letter, collect);
  const { said, refused, question } = useReportQuestion();
  const help = t('manage.withdrawHelp');
  const withdraw = async (): Promise<void> => {
    const error = await actions.withdraw(said);
    // The dialog stays open and shows the question.
    if (refused(error)) throw error;
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('manage.withdrawSure', { name: letter.workerName })}
      description={letter.sentAt === null ? help : `${t('manage.withdrawLink')} ${help}`}
      confirmLabel={t('manage.withdraw')}
      danger
      onConfirm={withdraw}
    >
      {question}
    </ConfirmDialog>
  );
}
