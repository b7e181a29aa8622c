import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { Callout, ErrorState, LinkButton, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useUnsubscribeLinkQuery } from '../api/unsubscribe-api.ts';
import { AskToStop } from './AskToStop.tsx';

/** Opening the page changes nothing, because email programs open links (rules.md#unsubscribe-link). */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const {
    currentData: link,
    error,
    refetch,
  } = useUnsubscribeLinkQuery(token, { refetchOnMountOrArgChange: !import.meta.env.SSR });
  const { t } = useTranslation('unsubscribe');
  const [isDone, setDone] = useState(false);
  const isDead = isApiError(error) && error.status === 404;
  const named = link && { category: t(`category.${link.category}`), email: link.email };
  return (
    <Page $width="form">
      {!link && !error && <SkeletonList count={1} lines={3} />}
      {isDead && <Ended title={t('dead')} text={t('deadText')} isWarning />}
      {error && !isDead && !link && <ErrorState title={t('load')} onRetry={refetch} />}
      {named && isDone && <Ended title={t('done')} text={t('doneText', named)} />}
      {named && !isDone && !link.isSubscribed && (
        <Ended title={t('already')} text={t('alreadyText', named)} />
      )}
      {named && !isDone && link.isSubscribed && (
        <AskToStop token={token} text={t('text', named)} onDone={() => setDone(true)} />
      )}
    </Page>
  );
}

interface EndedProps {
  readonly title: string;
  readonly text: string;
  readonly isWarning?: boolean;
}

function Ended({ title, text, isWarning = false }: EndedProps) {
  const { t } = useTranslation('unsubscribe');
  return (
    <>
      <PageHeader title={title} />
      <Stack $gap={5} $align="start">
        <Callout tone={isWarning ? 'warning' : 'success'}>{text}</Callout>
        <LinkButton to="/notifications/preferences">{t('choose')}</LinkButton>
      </Stack>
    </>
  );
}
