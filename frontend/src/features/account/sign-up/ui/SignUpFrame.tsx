import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { onWide } from '#shared/theme/index.ts';
import { Card, Page, PageHeader } from '#shared/ui/index.ts';
import { useWithReturnPath } from '../model/return-path.ts';
import { BackHome } from './BackHome.tsx';

interface SignUpFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly benefitsTitle: string;
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  readonly children: ReactNode;
}

/** The sign-up form, with the benefits of an account next to it. */
export function SignUpFrame({ title, lead, benefitsTitle, benefits, children }: SignUpFrameProps) {
  const { t } = useTranslation('account');
  const withReturnPath = useWithReturnPath();
  return (
    <Page>
      <PageHeader title={title} lead={lead} above={<BackHome />} />
      <Columns>
        <Card>{children}</Card>
        <Board aria-labelledby="benefits">
          <h2 id="benefits">{benefitsTitle}</h2>
          <ul role="list">
            {benefits.map((benefit) => (
              <li key={benefit.title}>
                <Check size={22} strokeWidth={3} aria-hidden />
                <div>
                  <h3>{benefit.title}</h3>
                  <p>{benefit.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Board>
      </Columns>
      <Known>
        {t('haveAccount')} <a href={withReturnPath('/api/login')}>{t('signIn')}</a>
      </Known>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  ${onWide} {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
    align-items: start;
    gap: var(--space-6);
  }
`;

/** Dark like a site board, so the form is the brightest part of the page. */
const Board = styled.aside`
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--bar);
  color: var(--on-bar);
  ul {
    display: grid;
    gap: var(--space-4);
    margin-top: var(--space-4);
  }
  li {
    display: flex;
    gap: var(--space-3);
  }
  li svg {
    flex: none;
    color: var(--hi-vis);
  }
  p {
    margin-top: 2px;
    color: var(--on-bar-muted);
  }
  ${onWide} {
    padding: var(--space-6);
  }
`;

const Known = styled.p`
  margin-top: var(--space-5);
  a {
    display: inline-block;
    padding-block: 10px;
    font-weight: 600;
  }
`;
