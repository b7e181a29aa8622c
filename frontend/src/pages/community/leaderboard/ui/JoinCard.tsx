import { useTranslation } from 'react-i18next';
import { loginPath } from '#entities/session/index.ts';
import { Card, Inline, LinkButton, Stack } from '#shared/ui/index.ts';

/** For visitors: how to get on the leaderboard. */
export function JoinCard() {
  const { t } = useTranslation('leaderboard');
  return (
    <Card $mark aria-labelledby="join">
      <Stack $gap={4} $align="start">
        <h2 id="join">{t('join.title')}</h2>
        <p>{t('join.text')}</p>
        <Inline $gap={2}>
          <LinkButton to="/signup" variant="primary">
            {t('join.signUp')}
          </LinkButton>
          <LinkButton to={loginPath('/leaderboard')}>{t('join.signIn')}</LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
