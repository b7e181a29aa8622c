import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page, PageHeader } from '#shared/ui/index.ts';
import { AdminOnly } from './AdminOnly.tsx';
import { AdminLinks } from './AdminLinks.tsx';

interface AdminLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Rendered above the title. */
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: 'form' | undefined;
  /** A refusal text that differs from the usual one. */
  readonly refusal?:
    | {
        readonly title: string;
        readonly text: string;
        readonly leaving: { readonly toast: string; readonly toastText: string };
      }
    | undefined;
  readonly children: ReactNode;
}

/** A page of the admin desk: only for admins (rules.md#admins-only-screens), with links to all the others. */
export function AdminLayout({ title, lead, above, actions, width, refusal, children }: AdminLayoutProps) {
  const { t } = useTranslation('admin');
  const told = refusal ?? { title: t('refused.denied'), text: t('refused.panel') };
  return (
    <AdminOnly page={title} {...told}>
      <Page>
        <AdminLinks />
        <Width $width={width}>
          <PageHeader title={title} lead={lead} above={above} actions={actions} />
          {children}
        </Width>
      </Page>
    </AdminOnly>
  );
}

/** Limits the width of text to read, but not of the links to other pages. */
const Width = styled.div<{ $width: 'form' | undefined }>`
  max-width: ${({ $width }) => ($width === 'form' ? 'var(--form-width)' : 'none')};
`;
