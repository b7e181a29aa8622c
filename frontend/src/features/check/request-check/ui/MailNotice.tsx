import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdverseAction } from '#contract/checks/adverse-action.ts';
import { Button, Callout, Inline, LinkButton, Stack, TextField } from '#shared/ui/index.ts';
import type { DecisionActions } from '../model/use-check-actions.ts';

interface MailNoticeProps {
  readonly toMail: NonNullable<AdverseAction['toMail']>;
  readonly referralId: string;
  readonly name: string;
  readonly onMailed: DecisionActions['mailed'];
}

/** No message reached the candidate: the employer prints the notice, mails it, and says so (rules.md#notice-arrives). */
export function MailNotice({ toMail, referralId, name, onMailed }: MailNoticeProps) {
  const { t } = useTranslation('checks');
  const [by, setBy] = useState('');
  const [on, setOn] = useState('');
  const [isTried, setTried] = useState(false);
  const say = async (): Promise<void> => {
    setTried(true);
    if (by.trim() !== '' && on !== '') await onMailed(by.trim(), on);
  };
  return (
    <Callout tone="warning" title={t(`decision.mail.title.${toMail}`, { name })}>
      <Stack $gap={4}>
        <p>{t(`decision.mail.text.${toMail}`, { name })}</p>
        <Inline>
          <LinkButton newTab to={`/api/referrals/${referralId}/adverse-action/notice`}>
            {t('decision.mail.print')}
          </LinkButton>
          {toMail === 'notice' && (
            <LinkButton newTab to={`/api/referrals/${referralId}/adverse-action/report`}>
              {t('decision.mail.report')}
            </LinkButton>
          )}
        </Inline>
        <TextField
          label={t('decision.mail.name')}
          name="mailedBy"
          autoComplete="name"
          maxLength={120}
          value={by}
          onChange={({ target }) => setBy(target.value)}
          error={isTried && by.trim() === '' ? t('decision.mail.nameMissing') : undefined}
        />
        <TextField
          label={t('decision.mail.on')}
          name="mailedOn"
          type="date"
          value={on}
          onChange={({ target }) => setOn(target.value)}
          error={isTried && on === '' ? t('decision.mail.onMissing') : undefined}
        />
        <Inline>
          <Button variant="primary" onClick={say}>
            {t('decision.mail.action')}
          </Button>
        </Inline>
      </Stack>
    </Callout>
  );
}
