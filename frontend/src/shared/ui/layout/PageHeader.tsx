import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { onPhone, onWide } from '../../theme/index.ts';

interface PageHeaderProps {
  readonly title: string;
  /** The browser's title, if it differs from the heading. */
  readonly documentTitle?: string | undefined;
  readonly lead?: ReactNode;
  /** The content above the title: a way back, a status. */
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  /** Shows only the title on a phone, so that the content starts higher. */
  readonly compact?: boolean | undefined;
}

/** The only h1 of a screen. It also sets the title of the browser tab. */
export function PageHeader({ title, documentTitle, lead, above, actions, compact = false }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <Head $compact={compact}>
      <title>{`${documentTitle ?? title} · ${t('brand')}`}</title>
      <Words>
        {above}
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Lead = styled.p`
  max-width: 65ch;
  color: var(--text-muted);
`;

const Head = styled.header<{ $compact: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: var(--space-6);
  ${onPhone} {
    ${({ $compact }) =>
      $compact &&
      css`
        align-items: center;
        gap: var(--space-2);
        margin-bottom: var(--space-2);
        ${Lead} {
          display: none;
        }
      `}
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  ${onWide} {
    h1 {
      font-size: 2.5rem;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
