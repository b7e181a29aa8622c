import { BriefcaseBusiness, HardHat, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LinkButton, Page, PageHeader, Stack } from '#shared/ui/index.ts';

interface InvitationProps {
  readonly firstName: string;
  /** The parameters of the address, passed on to the sign-up. */
  readonly search: string;
}

const WAYS = [
  { way: 'refer', Icon: Users },
  { way: 'work', Icon: HardHat },
  { way: 'hire', Icon: BriefcaseBusiness },
] as const;

export function Invitation({ firstName, search }: InvitationProps) {
  const { t } = useTranslation('join');
  return (
    <Page $width="form">
      <PageHeader title={t('title', { name: firstName })} lead={t('lead')} />
      <Stack $gap={6}>
        <Ways>
          {WAYS.map(({ way, Icon }) => (
            <li key={way}>
              <Icon size={28} aria-hidden />
              <div>
                <strong>{t(`${way}.title`)}</strong>
                <p>{t(`${way}.text`)}</p>
              </div>
            </li>
          ))}
        </Ways>
        <LinkButton to={`/signup${search}`} variant="primary" block>
          {t('action')}
        </LinkButton>
        <Other>
          {t('others')} <Link to={`/worker-signup${search}`}>{t('work.action')}</Link>&nbsp;·{' '}
          <Link to={`/employer-signup${search}`}>{t('hire.action')}</Link>&nbsp;·{' '}
          <a href="/api/login">{t('signIn')}</a>
        </Other>
      </Stack>
    </Page>
  );
}

const Ways = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: var(--space-4);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }
  svg {
    flex: none;
    color: var(--accent);
  }
  p {
    color: var(--text-muted);
  }
`;

const Other = styled.p`
  color: var(--text-muted);
  line-height: 2;
`;
