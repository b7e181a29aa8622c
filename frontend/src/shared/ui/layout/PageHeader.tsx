import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { onWide } from '../../theme/index.ts';

interface PageHeaderProps {
  readonly title: string;
  /** The browser's title where it should say more than the heading. */
  readonly documentTitle?: string | undefined;
  readonly lead?: ReactNode;
  /** What stands above the title: a way back, a status. */
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
}

/** The one h1 of a screen; it names the browser tab too. */
export function PageHeader({ title, documentTitle, lead, above, actions }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <Head>
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

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: var(--space-6);
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

const Lead = styled.p`
  max-width: 65ch;
  color: var(--text-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
