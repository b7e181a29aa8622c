import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CaseDetail } from '#contract/moderation/cases.ts';
import { DecisionBadge, useModerationLabels } from '#entities/moderation/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import {
  Badge,
  Button,
  Callout,
  Card,
  DateText,
  ErrorState,
  Inline,
  Skeleton,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { useOneCaseQuery } from '../../api/moderation-api.ts';
import { AuthorHistory } from './AuthorHistory.tsx';
import { CaseContent } from './CaseContent.tsx';
import { CaseReports } from './CaseReports.tsx';
import { ClaimBar } from './ClaimBar.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';

/** Loaded separately, because the form brings in a validator. */
const DecideCase = lazyCode(async () => (await import('./DecideCase.tsx')).DecideCase);

interface CasePanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A case with everything needed to decide it. */
export function CasePanel({ id, onClose }: CasePanelProps) {
  const { t } = useTranslation('moderation');
  const { data, isError, refetch } = useOneCaseQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-label={t('case.label')}>
      <Stack $gap={5}>
        <Back>
          <Button variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
            {t('back')}
          </Button>
        </Back>
        {!data && !isError && <SkeletonList count={1} lines={5} />}
        {!data && isError && <ErrorState title={t('case.failed')} onRetry={refetch} />}
        {data && <Opened one={data} />}
      </Stack>
    </Card>
  );
}

function Opened({ one }: { readonly one: CaseDetail }) {
  const { t } = useTranslation('moderation');
  const words = useModerationLabels();
  const { user } = useCurrentUser();
  const isOpenAndOwn = one.status === 'open' && one.author.id === user?.id;
  return (
    <>
      <header>
        <Inline $gap={2}>
          <SeverityBadge severity={one.severity} />
          <Badge>{words.kind(one.targetType)}</Badge>
          {one.reasons.map((reason) => (
            <Badge key={reason}>{words.reason(reason)}</Badge>
          ))}
          {one.autoFlags.map((flag) => (
            <Badge key={flag} $tone="warning">
              {t(`flag.${flag}`)}
            </Badge>
          ))}
        </Inline>
        <Title>{one.excerpt}</Title>
        <Quiet>
          {t('case.due')} <DateText value={one.dueAt} style="dateTime" />
        </Quiet>
      </header>
      {one.isHiddenByReports && <Callout tone="warning">{t('case.hiddenByReports')}</Callout>}
      {one.decision && (
        <Callout tone="info" title={t('case.decided')}>
          <DecisionBadge action={one.decision} />
        </Callout>
      )}
      {one.status === 'open' && <ClaimBar one={one} />}
      <CaseContent one={one} />
      <CaseReports reports={one.reports} />
      <AuthorHistory author={one.author} history={one.history} />
      {one.actions.length > 0 && (
        <section aria-labelledby="decide">
          <h3 id="decide">{t('decide.title')}</h3>
          <Suspense fallback={<Skeleton $height="320px" />}>
            <DecideCase one={one} />
          </Suspense>
        </section>
      )}
      {isOpenAndOwn && <Callout tone="info">{t('case.own')}</Callout>}
    </>
  );
}

const Back = styled.div`
  ${onWide} {
    display: none;
  }
`;

const Title = styled.h2`
  margin-top: var(--space-3);
  font-size: var(--size-20);
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
