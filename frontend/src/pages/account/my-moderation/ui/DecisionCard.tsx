import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MyModerationAction } from '#contract/moderation/appeals.ts';
import { AppealAnswer, DecisionBadge, useModerationLabels } from '#entities/moderation/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Button, Card, DateText, Inline, Stack } from '#shared/ui/index.ts';

/** Loaded with the first appeal, because the form brings in a validator. */
const AppealDialog = lazyPart(async () => (await import('./AppealDialog.tsx')).AppealDialog);

/** A decision about the user or their content, its reason, and the way to appeal. */
export function DecisionCard({ decision }: { readonly decision: MyModerationAction }) {
  const { t } = useTranslation('my-moderation');
  const words = useModerationLabels();
  const [isAppealing, setAppealing] = useState(false);
  const { action, targetType, excerpt, reason, reasonCategory, expiresAt, isActive, createdAt, appeal } =
    decision;
  const isAboutText = targetType !== 'user' && excerpt !== '';
  return (
    <Card as="li">
      <Stack $gap={3}>
        <Inline $justify="space-between">
          <DecisionBadge action={action} />
          <DateText value={createdAt} />
        </Inline>
        {isAboutText && (
          <p>
            {words.kind(targetType)}: <Excerpt>{excerpt}</Excerpt>
          </p>
        )}
        <div>
          <Label>{t('why', { category: words.reason(reasonCategory) })}</Label>
          <Words>{reason}</Words>
        </div>
        {expiresAt && (
          <p>
            {t(isActive ? 'until' : 'wasUntil')} <DateText value={expiresAt} style="dateTime" />
          </p>
        )}
        {!isActive && !appeal && action !== 'lift' && <p>{t('over')}</p>}
        {appeal && <AppealAnswer appeal={appeal} />}
        {decision.mayAppeal && (
          <div>
            <Button onClick={() => setAppealing(true)}>{t('appeal.open')}</Button>
          </div>
        )}
      </Stack>
      {isAppealing && <AppealDialog id={decision.id} onClose={() => setAppealing(false)} />}
    </Card>
  );
}

const Excerpt = styled.q`
  overflow-wrap: anywhere;
`;

const Label = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
