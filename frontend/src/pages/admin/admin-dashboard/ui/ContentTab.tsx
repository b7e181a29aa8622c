import { Flag, Gavel } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LinkButton, Skeleton } from '#shared/ui/index.ts';

/** How much waits for a moderator, and the way to their page. */
export function ContentTab({ flagged }: { readonly flagged: number | undefined }) {
  const { t } = useTranslation('admin');
  if (flagged === undefined) return <Skeleton $height="240px" />;
  return (
    <EmptyState
      icon={<Flag />}
      title={t('content.flagged', { count: flagged })}
      text={t('content.text')}
      action={
        <LinkButton to="/admin/moderation" variant="primary" icon={<Gavel aria-hidden />}>
          {t('content.open')}
        </LinkButton>
      }
    />
  );
}
