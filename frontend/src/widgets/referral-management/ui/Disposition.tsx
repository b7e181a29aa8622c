import {
  CalendarClock,
  ChevronDown,
  Clock,
  Ellipsis,
  FileText,
  FlaskConical,
  History,
  MessageSquareQuote,
  ShieldCheck,
  Undo2,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  STATUS_STYLE,
  type Referral,
  type ReferralStatus,
  isRejected,
  hasInterview,
} from '#entities/referral/index.ts';
import { useUndoTexts } from '#features/referral/undo-referral/index.ts';
import { Button, Inline, Menu, type MenuGroup, type MenuItem } from '#shared/ui/index.ts';
import {
  awaitsSignature,
  hasLetterCard,
  isEmployersTurn,
  nextMove,
  owesBonus,
} from '../model/referral-management.ts';
import type { ReferralManagement } from '../model/use-referral-management.tsx';

interface DispositionProps {
  readonly referral: Referral;
  readonly management: ReferralManagement;
  /** The surrounding component has its own button for the next step. */
  readonly hasStepElsewhere?: boolean;
}

/** The next step as a button, and 'Select Action' with all current actions (rules.md#referral-table). */
export function Disposition({ referral, management, hasStepElsewhere = false }: DispositionProps) {
  const { t } = useTranslation('employer');
  const groups = useGroups(referral, management);
  const step = hasStepElsewhere ? null : nextMove(referral);
  const isBusy = management.busyId === referral.id;
  return (
    <Inline $gap={2}>
      <Inline $gap={1} $nowrap>
        {step && <Step referral={referral} step={step} management={management} />}
        <Menu
          groups={groups}
          trigger={
            <Button
              size="sm"
              icon={step && <Ellipsis aria-hidden />}
              loading={isBusy && step === null}
              aria-label={t('action.selectFor', { name: referral.workerName })}
            >
              {step === null && <Words>{t('action.select')}</Words>}
              {step === null && <ChevronDown aria-hidden />}
            </Button>
          }
        />
      </Inline>
      {owesBonus(referral) && (
        <Button size="sm" variant="primary" onClick={() => management.payBonus(referral)}>
          {t('action.payBonus')}
        </Button>
      )}
    </Inline>
  );
}

interface StepProps {
  readonly referral: Referral;
  readonly step: ReferralStatus;
  readonly management: ReferralManagement;
}

function Step({ referral, step, management }: StepProps) {
  const { t } = useTranslation(['employer', 'referral']);
  const Icon = STATUS_STYLE[step].icon;
  const label = t(`referral:action.${step}`);
  return (
    <Button
      size="sm"
      variant={isEmployersTurn(referral) ? 'primary' : 'secondary'}
      icon={<Icon aria-hidden />}
      loading={management.busyId === referral.id}
      aria-label={t('action.stepFor', { step: label, name: referral.workerName })}
      onClick={() => management.choose(referral, step)}
    >
      <Words>{label}</Words>
    </Button>
  );
}

const Words = styled.span`
  white-space: nowrap;
`;

function useGroups(referral: Referral, management: ReferralManagement): MenuGroup[] {
  const { t } = useTranslation(['employer', 'referral']);
  const groups: MenuGroup[] = [
    { key: 'now', items: useFirst(referral, management) },
    {
      key: 'next',
      items: referral.nextActions.map(({ status }): MenuItem => {
        const Icon = STATUS_STYLE[status].icon;
        return {
          key: status,
          label: t(`referral:action.${status}`),
          icon: <Icon aria-hidden />,
          danger: isRejected(status),
          onSelect: () => management.choose(referral, status),
        };
      }),
    },
    { key: 'more', items: useMore(referral, management) },
  ];
  return groups.filter((group) => group.items.length > 0);
}

/** First items: a signature to wait for (rules.md#awaiting-signature), and undo (rules.md#undo-dialog). */
function useFirst(referral: Referral, management: ReferralManagement): MenuItem[] {
  const { t } = useTranslation('employer');
  const undo = useUndoTexts()(referral);
  const items: MenuItem[] = [];
  if (awaitsSignature(referral)) {
    items.push({ key: 'awaiting', label: t('action.awaiting'), icon: <Clock aria-hidden />, disabled: true });
  }
  if (undo) {
    items.push({
      key: 'undo',
      label: `${t('action.undo')} (${t('action.undoLeft', { time: undo.time })})`,
      icon: <Undo2 aria-hidden />,
      onSelect: () => management.open('undo', referral),
    });
  }
  return items;
}

function useMore(referral: Referral, management: ReferralManagement): MenuItem[] {
  const { t } = useTranslation(['employer', 'interview']);
  const letter: MenuItem = {
    key: 'letter',
    label: t('action.letter'),
    icon: <FileText aria-hidden />,
    onSelect: () => management.open('letter', referral),
  };
  const timeline: MenuItem = {
    key: 'timeline',
    label: t('action.timeline'),
    icon: <History aria-hidden />,
    onSelect: () => management.open('timeline', referral),
  };
  const candidate: MenuItem = {
    key: 'candidate',
    label: t('action.candidate'),
    icon: <UserRound aria-hidden />,
    onSelect: () => management.open('candidate', referral),
  };
  const check: MenuItem = {
    key: 'check',
    label: t('action.check'),
    icon: <ShieldCheck aria-hidden />,
    onSelect: () => management.open('check', referral),
  };
  const drugTest: MenuItem = {
    key: 'drugTest',
    label: t('action.drugTest'),
    icon: <FlaskConical aria-hidden />,
    onSelect: () => management.open('drugTest', referral),
  };
  const references: MenuItem = {
    key: 'references',
    label: t('action.references'),
    icon: <MessageSquareQuote aria-hidden />,
    onSelect: () => management.open('references', referral),
  };
  const time: MenuItem = {
    key: 'time',
    label: t(referral.interview ? 'interview:set.again' : 'interview:set.first'),
    icon: <CalendarClock aria-hidden />,
    onSelect: () => management.open('interview', referral),
  };
  const talk = hasInterview(referral.status) ? [time] : [];
  const more = [...talk, candidate, check, drugTest, references, timeline];
  return hasLetterCard(referral) ? [letter, ...more] : more;
}
