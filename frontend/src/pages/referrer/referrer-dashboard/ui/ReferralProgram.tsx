import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { AddReferrerForm } from '#features/account/add-referrer/index.ts';
import { SharePlatformMenu } from '#features/job/share-job/index.ts';
import { copyText } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Card, Grid, Stack } from '#shared/ui/index.ts';
import { DashboardSection } from '#widgets/dashboard-section/index.ts';
import type { DashboardData } from '../model/use-dashboard.ts';
import { LinkStats } from './LinkStats.tsx';

interface ReferralProgramProps {
  readonly data: Pick<DashboardData, 'figures'>;
  readonly user: User;
}

/**
 * The referral program: code and link, the user's referrer, activity, and quick actions
 * (rules.md#referrer-dashboard).
 */
export function ReferralProgram({ data, user }: ReferralProgramProps) {
  const { t } = useTranslation('referrer-dashboard');
  const { figures } = data;
  const { referralCode, referredBy } = user;
  const copyLink = async (): Promise<void> => {
    if (referralCode === '') {
      showToast({ title: t('program.noCode'), description: t('program.noCodeText'), variant: 'destructive' });
      return;
    }
    const done = await copyText(`${location.origin}/join?ref=${referralCode}`);
    showToast(
      done
        ? { title: t('program.copied'), description: t('program.copiedText'), variant: 'success' }
        : {
            title: t('program.copyFailed'),
            description: t('program.copyFailedText'),
            variant: 'destructive',
          },
    );
  };
  return (
    <DashboardSection name="program" title={t('program.title')}>
      <Card as="div">
        <Stack $gap={4}>
          <h3>{t('program.code')}</h3>
          <Code>{referralCode}</Code>
          <p>{t('program.explain')}</p>
          <Button icon={<LinkIcon aria-hidden />} onClick={copyLink}>
            {t('program.copy')}
          </Button>
          <SharePlatformMenu user={user} label={t('program.share')} />
          {referredBy ? (
            <p>
              {t('program.referredBy', { name: `${referredBy.firstName} ${referredBy.lastName}`.trim() })}
            </p>
          ) : (
            <OwnReferrer />
          )}
          {figures && (
            <Grid as="dl" $min="122px" $gap={3} $stretch>
              <Count label={t('metric.total')} value={figures.total} />
              <Count label={t('metric.pending')} value={figures.pending} />
              <Count label={t('metric.successful')} value={figures.successful} />
            </Grid>
          )}
        </Stack>
      </Card>
      <LinkStats />
    </DashboardSection>
  );
}

/** Offered once, and only if no referrer is recorded; the form can be canceled. */
function OwnReferrer() {
  const { t } = useTranslation('referrer-dashboard');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AddReferrerForm onCancel={() => setOpen(false)} />;
  return (
    <Button variant="ghost" onClick={() => setOpen(true)}>
      {t('program.addReferrer')}
    </Button>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <CountBox>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </CountBox>
  );
}

const Code = styled.p`
  font: 700 var(--size-34) / 1.1 var(--font-display);
  letter-spacing: 0.08em;
`;

const CountBox = styled.div`
  display: flex;
  flex-direction: column-reverse;
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    font: 700 var(--size-26) / 1.1 var(--font-display);
  }
`;
