import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ListedAppeal } from '#contract/moderation/appeals.ts';
import { PersonLink } from '#entities/admin/index.ts';
import { DecisionBadge } from '#entities/moderation/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, Card, DateText, Inline, Skeleton, Stack, StatusBadge } from '#shared/ui/index.ts';

/** Loaded separately, because the form brings in a validator. */
const AnswerForm = lazyCode(async () => (await import('./AnswerForm.tsx')).AnswerForm);

const TONES = { open: 'info', upheld: 'neutral', overturned: 'success' } as const;

/** A decision, the appeal against it, and the answer. */
export function AppealCard({ appeal }: { readonly appeal: ListedAppeal }) {
  const { t } = useTranslation('moderation');
  const { user } = useCurrentUser();
  const [isAnswering, setAnswering] = useState(false);
  const { decision, status } = appeal;
  const isOwnDecision = decision.createdBy.id === user?.id;
  const canAnswer = appeal.actions.includes('answer');
  return (
    <Card as="li">
      <Stack $gap={3}>
        <Inline $justify="space-between">
          <Inline $gap={2}>
            <strong>
              <PersonLink person={decision.user} />
            </strong>
            <DecisionBadge action={decision.action} />
            <StatusBadge tone={TONES[status]}>{t(`appealStatus.${status}`)}</StatusBadge>
          </Inline>
          <DateText value={appeal.createdAt} style="dateTime" />
        </Inline>
        <div>
          <Label>{t('appeals.decision', { name: decision.createdBy.firstName })}</Label>
          {decision.targetType !== 'user' && decision.excerpt && <Words>{decision.excerpt}</Words>}
          <Words>{decision.reason}</Words>
        </div>
        <div>
          <Label>{t('appeals.said')}</Label>
          <Words>{appeal.text}</Words>
        </div>
        {appeal.note && (
          <div>
            <Label>{t('appeals.answer')}</Label>
            <Words>{appeal.note}</Words>
            {appeal.isSameModerator && <Label>{t('appeals.same')}</Label>}
          </div>
        )}
        {status === 'open' && isOwnDecision && <p>{t('appeals.own')}</p>}
        {canAnswer && !isAnswering && (
          <div>
            <Button onClick={() => setAnswering(true)}>{t('appeals.give')}</Button>
          </div>
        )}
        {canAnswer && isAnswering && (
          <Suspense fallback={<Skeleton $height="240px" />}>
            <AnswerForm id={appeal.id} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

const Label = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
