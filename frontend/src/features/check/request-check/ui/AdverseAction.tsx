import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdverseAction as Announced, CheckKind } from '#contract/checks/notice/adverse-action.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button, Callout, DateText, Stack, TextArea, Timeline, type TimelineItem } from '#shared/ui/index.ts';
import { MailNotice } from './MailNotice.tsx';
import type { DecisionActions } from '../model/use-check-actions.ts';

interface AdverseActionProps {
  readonly kind: CheckKind;
  readonly action: Announced | null;
  /** The end of the wait if the notice went out now. */
  readonly waitWouldEndAt: string | null;
  readonly referralId: string;
  readonly name: string;
  readonly canAnnounce: boolean;
  readonly actions: DecisionActions;
}

/** Rejects because of a check: notice, five business days, final notice (rules.md#adverse-action). */
export function AdverseAction(props: AdverseActionProps) {
  const { kind, action, waitWouldEndAt, referralId, name, canAnnounce, actions } = props;
  const { t } = useTranslation('checks');
  return (
    <Section aria-labelledby="decision">
      <h3 id="decision">{t(`decision.title.${kind}`)}</h3>
      <p>{t('decision.lead', { name })}</p>
      <Timeline label={t('decision.steps')} items={useSteps(action)} />
      {action?.toMail && action.actions.includes('mail') && (
        <MailNotice toMail={action.toMail} referralId={referralId} name={name} />
      )}
      {action?.status === 'waiting' && <Waiting action={action} actions={actions} />}
      {canAnnounce && <Announce waitWouldEndAt={waitWouldEndAt} onAnnounce={actions.announce} />}
    </Section>
  );
}

function useSteps(action: Announced | null): TimelineItem[] {
  const { t, i18n } = useTranslation('checks');
  const isLive = action !== null && action.status !== 'canceled';
  const isFinal = action?.status === 'final';
  const stateOf = (isDone: boolean, isNow: boolean): TimelineItem['state'] => {
    if (isDone) return 'done';
    return isNow ? 'current' : 'next';
  };
  return [
    {
      key: 'notice',
      state: stateOf(isLive, true),
      title: t('decision.step.notice'),
      when: isLive ? <DateText value={action.noticeAt} style="dateTime" /> : undefined,
      detail: isLive ? t(`decision.arrival.${action.notice.state}`) : t('decision.step.noticeText'),
    },
    {
      key: 'wait',
      state: stateOf(isFinal, isLive),
      title: t('decision.step.wait'),
      when: isLive
        ? action.finalDueAt
          ? t('decision.endsOn', { date: formatDate(action.finalDueAt, i18n.language, 'date') })
          : t('decision.notBegun')
        : undefined,
      detail: t('decision.step.waitText'),
    },
    {
      key: 'final',
      state: stateOf(isFinal, false),
      title: t('decision.step.final'),
      when: isFinal && action.endedAt ? <DateText value={action.endedAt} style="dateTime" /> : undefined,
      detail:
        isFinal && action.finalNotice
          ? t(`decision.arrival.${action.finalNotice.state}`)
          : t('decision.step.finalText'),
    },
  ];
}

function Waiting({ action, actions }: { readonly action: Announced; readonly actions: DecisionActions }) {
  const { t } = useTranslation('checks');
  const canFinish = action.actions.includes('finish');
  return (
    <Stack $gap={4}>
      {action.dispute && (
        <Callout tone="warning" title={t('decision.disputed')}>
          <Words>{action.dispute}</Words>
        </Callout>
      )}
      {action.dispute && !canFinish && <p>{t('decision.disputedWait')}</p>}
      <Buttons>
        {action.actions.includes('take_back') && (
          <Button onClick={actions.takeBack}>{t('decision.takeBack')}</Button>
        )}
        {canFinish && (
          <Button variant="danger" onClick={actions.finish}>
            {t('decision.finish')}
          </Button>
        )}
      </Buttons>
    </Stack>
  );
}

interface AnnounceProps {
  readonly waitWouldEndAt: string | null;
  readonly onAnnounce: DecisionActions['announce'];
}

function Announce({ waitWouldEndAt, onAnnounce }: AnnounceProps) {
  const { t, i18n } = useTranslation('checks');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const announce = async (): Promise<void> => {
    setTried(true);
    if (!isMissing) await onAnnounce(note.trim());
  };
  return (
    <Stack $gap={4}>
      <TextArea
        label={t('decision.note')}
        help={t('decision.noteHelp')}
        name="note"
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={isTried && isMissing ? t('decision.noteMissing') : undefined}
      />
      {waitWouldEndAt && (
        <p>{t('decision.wouldEnd', { date: formatDate(waitWouldEndAt, i18n.language, 'date') })}</p>
      )}
      <Buttons>
        <Button variant="danger" onClick={announce}>
          {t('decision.announce')}
        </Button>
      </Buttons>
    </Stack>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Words = styled.blockquote`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
