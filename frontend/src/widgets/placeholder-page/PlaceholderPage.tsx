import { createElement } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';

/** The names in `placeholder.json`. */
type PlaceholderName = 'i9';

interface PlaceholderPageProps {
  readonly name: PlaceholderName;
  readonly icon: LucideIcon;
  /** The one way on. */
  readonly to: string;
}

/** A screen that is not built yet: what will be here, and where to go meanwhile. Its texts are in `placeholder.json`. */
export function PlaceholderPage({ name, icon, to }: PlaceholderPageProps) {
  const { t } = useTranslation('placeholder');
  return (
    <Page>
      <PageHeader title={t(`${name}.title`)} />
      <EmptyState
        icon={createElement(icon)}
        title={t(`${name}.empty`)}
        text={t(`${name}.text`)}
        action={
          <LinkButton to={to} variant="primary">
            {t(`${name}.action`)}
          </LinkButton>
        }
      />
    </Page>
  );
}
