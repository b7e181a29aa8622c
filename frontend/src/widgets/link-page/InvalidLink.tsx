import { useTranslation } from 'react-i18next';
import { Callout, LinkButton, PageHeader, Stack } from '#shared/ui/index.ts';

interface InvalidLinkProps {
  readonly title: string;
  readonly text: string;
}

/** Explains a link that opens nothing, and leads to the home page. */
export function InvalidLink({ title, text }: InvalidLinkProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <PageHeader title={title} />
      <Stack $gap={4} $align="start">
        <Callout tone="danger">{text}</Callout>
        <LinkButton to="/">{t('error.goHome')}</LinkButton>
      </Stack>
    </>
  );
}
