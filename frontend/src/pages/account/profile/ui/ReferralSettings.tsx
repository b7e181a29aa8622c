import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { AddReferrerForm } from '#features/account/add-referrer/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, CopyButton, Inline, Stack } from '#shared/ui/index.ts';
import { Part } from './Section.tsx';

/** The user's code and link (rules.md#referral-code), and their referrer. */
export function ReferralSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  const link = `${location.origin}/join?ref=${user.referralCode}`;
  const sayCopied = (): void => showToast({ title: t('referral.copied'), variant: 'success' });
  return (
    <Stack $gap={5}>
      <Codes>
        <dt>{t('referral.code')}</dt>
        <Code>{user.referralCode}</Code>
        <dt>{t('referral.link')}</dt>
        <dd>{link}</dd>
      </Codes>
      <Inline $gap={2}>
        <CopyButton text={link} label={t('referral.copy')} onCopied={sayCopied} />
        {'share' in navigator && <ShareButton link={link} />}
      </Inline>
      <Part>
        <h3>{t('referrer.title')}</h3>
        {user.referredBy ? (
          <p>{t('referrer.by', { name: `${user.referredBy.firstName} ${user.referredBy.lastName}` })}</p>
        ) : (
          <AddReferrerForm />
        )}
      </Part>
    </Stack>
  );
}

function ShareButton({ link }: { readonly link: string }) {
  const { t } = useTranslation('profile');
  const share = async (): Promise<void> => {
    // Closing the share sheet rejects, which is not an error.
    await navigator.share({ title: t('referral.shareTitle'), url: link }).catch(() => undefined);
  };
  return (
    <Button icon={<Share2 aria-hidden />} onClick={share}>
      {t('referral.share')}
    </Button>
  );
}

const Codes = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    margin-bottom: var(--space-2);
    overflow-wrap: anywhere;
  }
`;

const Code = styled.dd`
  font: 700 var(--size-34) / 1.1 var(--font-display);
  letter-spacing: 0.06em;
`;
