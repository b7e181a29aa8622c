import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AppealLink } from '#contract/moderation/appeals.ts';
import { AppealAnswer } from '#entities/moderation/index.ts';
import { drawnPart } from '#shared/lib/index.ts';
import { Callout, Card, DateText, LinkButton, PageHeader, Skeleton, Stack } from '#shared/ui/index.ts';
import { useAppealByLinkMutation } from '../api/appeal-api.ts';

/** Loaded separately, because the form brings in a validator. */
const AppealForm = drawnPart(
  'appeal-form',
  async () => (await import('./LinkedAppealForm.tsx')).LinkedAppealForm,
);

interface LinkedDecisionProps {
  readonly decision: AppealLink;
  readonly token: string;
}

export function LinkedDecision({ decision, token }: LinkedDecisionProps) {
  const { t } = useTranslation('my-moderation');
  const [appeal] = useAppealByLinkMutation();
  const { action, reason, expiresAt, isActive, appeal: appealed } = decision;
  const title = action === 'suspend' || action === 'ban' ? t(`link.${action}`) : t('link.other');
  return (
    <>
      <PageHeader title={title} />
      <Stack $gap={5}>
        <Card as="div">
          <Stack $gap={2}>
            <Words>{reason}</Words>
            <p>
              {expiresAt ? (
                <>
                  {t(isActive ? 'until' : 'wasUntil')} <DateText value={expiresAt} style="dateTime" />
                </>
              ) : (
                isActive && t('link.forGood')
              )}
            </p>
          </Stack>
        </Card>
        {appealed && <AppealAnswer appeal={appealed} />}
        {!isActive && (
          <>
            <Callout tone="success">{t('link.over')}</Callout>
            <LinkButton to="/login" variant="primary" block>
              {t('link.signIn')}
            </LinkButton>
          </>
        )}
        {isActive && !appealed && (
          <section aria-labelledby="appeal">
            <h2 id="appeal">{t('link.title')}</h2>
            <p>{t('appeal.text')}</p>
            <Suspense fallback={<Skeleton $height="240px" />}>
              <AppealForm onAppeal={async (text) => (await appeal({ token, text })).error} />
            </Suspense>
          </section>
        )}
      </Stack>
    </>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
