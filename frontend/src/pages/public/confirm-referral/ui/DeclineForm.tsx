import { useTranslation } from 'react-i18next';
import { Button, Card, LinkButton, Stack } from '#shared/ui/index.ts';
import { formPath, pagePath } from '../api/confirm-referral-api.ts';

interface DeclineFormProps {
  readonly token: string;
  /** The referrer's name. */
  readonly referrer: string;
}

/**
 * Confirms the decline without a dialog if JavaScript is off, because it cannot be undone
 * (rules.md#plain-forms).
 */
export function DeclineForm({ token, referrer }: DeclineFormProps) {
  const { t } = useTranslation(['confirm-referral', 'common']);
  return (
    <Card>
      <form method="post" action={formPath(token)}>
        <Stack $gap={4}>
          <h2>{t('declineTitle')}</h2>
          <p>{t('declineText', { referrer })}</p>
          <Button type="submit" name="accept" value="false" variant="danger" block>
            {t('decline')}
          </Button>
          <LinkButton to={pagePath(token)} block>
            {t('common:action.cancel')}
          </LinkButton>
        </Stack>
      </form>
    </Card>
  );
}
