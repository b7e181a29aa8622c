import { ShieldX } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RequireSignIn, useCurrentUser } from '#entities/session/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { EmptyState, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';

const LEAVE_AFTER_MS = 2_000;

interface AdminOnlyProps {
  /** The title of the screen. */
  readonly page: string;
  /** The title of the refusal. */
  readonly title: string;
  readonly text: string;
  /** Also shown as a toast; redirects the person after two seconds (rules.md#admins-only-screens). */
  readonly leaving?: { readonly toast: string; readonly toastText: string } | undefined;
  readonly children: ReactNode;
}

/** A screen for admins. Others see only a refusal and cause no requests; the server decides anyway. */
export function AdminOnly({ children, ...refusal }: AdminOnlyProps) {
  return (
    <RequireSignIn>
      {({ userType }) => (userType === 'admin' ? children : <Refused {...refusal} />)}
    </RequireSignIn>
  );
}

function Refused({ page, title, text, leaving }: Omit<AdminOnlyProps, 'children'>) {
  const { t } = useTranslation('admin');
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const { toast, toastText } = leaving ?? {};
  useEffect(() => {
    if (toast === undefined) return undefined;
    showToast({ title: toast, description: toastText, variant: 'destructive' });
    const leave = setTimeout(() => void navigate('/', { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(leave);
  }, [toast, toastText, navigate]);
  return (
    <Page>
      <PageHeader title={page} />
      <EmptyState
        icon={<ShieldX />}
        title={title}
        text={text}
        action={
          <LinkButton to={user ? '/dashboard' : '/'} variant="primary">
            {t('refused.link')}
          </LinkButton>
        }
      />
    </Page>
  );
}
