import { CalendarCheck, FileCheck2, Flag, Gavel } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Inline, LinkButton, Skeleton } from '#shared/ui/index.ts';

/** The amount of content waiting for a moderator, with links to moderation and to the event review. */
export function ContentTab({ flagged }: { readonly flagged: number | undefined }) {
  const { t } = useTranslation('admin');
  if (flagged === undefined) return <Skeleton $height="240px" />;
  return (
    <EmptyState
      icon={<Flag />}
      title={t('content.flagged', { count: flagged })}
      text={t('content.text')}
      action={
        <Inline $gap={2} $justify="center">
          <LinkButton to="/admin/moderation" variant="primary" icon={<Gavel aria-hidden />}>
            {t('content.open')}
          </LinkButton>
          <LinkButton to="/admin/i9-reviews" icon={<FileCheck2 aria-hidden />}>
            {t('content.i9')}
          </LinkButton>
          <LinkButton to="/admin/events" icon={<CalendarCheck aria-hidden />}>
            {t('content.events')}
          </LinkButton>
        </Inline>
      }
    />
  );
}
