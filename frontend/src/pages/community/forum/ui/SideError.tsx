import { useTranslation } from 'react-i18next';
import { Button, Stack } from '#shared/ui/index.ts';

interface SideErrorProps {
  readonly text: string;
  readonly onRetry: () => unknown;
}

/** Replaces the data in a card of the sidebar. */
export function SideError({ text, onRetry }: SideErrorProps) {
  const { t } = useTranslation();
  return (
    <Stack role="alert" $gap={2} $align="start">
      <p>{text}</p>
      <Button size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Stack>
  );
}
