import { useTranslation } from 'react-i18next';
import { loginPath } from '#entities/session/index.ts';
import { Card, LinkButton, Stack } from '#shared/ui/index.ts';

/** For visitors, who can read but not take part (rules.md#board-visitors). */
export function GetStarted() {
  const { t } = useTranslation('boards');
  return (
    <Card $mark aria-labelledby="get-started">
      <Stack $gap={4} $align="start">
        <h2 id="get-started">{t('start.title')}</h2>
        <p>{t('start.text')}</p>
        <LinkButton to={loginPath('/community')} variant="primary">
          {t('start.action')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
