import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdverseAction } from '#contract/checks/notice/adverse-action.ts';
import { Button, Callout, Dialog, Inline, LinkButton, Stack, TextField } from '#shared/ui/index.ts';
import { useNoticeMailed } from '../model/use-notice-mailed.ts';

interface MailNoticeProps {
  readonly toMail: NonNullable<AdverseAction['toMail']>;
  readonly referralId: string;
  readonly name: string;
}

/** If no message arrived, the employer prints, mails, and records the notice (rules.md#notice-arrives). */
export function MailNotice(props: MailNoticeProps) {
  const { toMail, name } = props;
  const { t } = useTranslation('checks');
  return (
    <Callout tone="warning" title={t(`decision.mail.title.${toMail}`, { name })}>
      <Stack $gap={4}>
        <p>{t(`decision.mail.text.${toMail}`, { name })}</p>
        <Mailed {...props} />
      </Stack>
    </Callout>
  );
}

/** Opens the same form from a list. */
export function MailNoticeButton({ label, ...props }: MailNoticeProps & { readonly label: string }) {
  const { toMail, name } = props;
  const { t } = useTranslation('checks');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<MailCheck aria-hidden />} aria-label={label} onClick={() => setOpen(true)}>
        {t('decision.mail.mark')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t(`decision.mail.title.${toMail}`, { name })}
        description={t(`decision.mail.text.${toMail}`, { name })}
      >
        <Mailed {...props} />
      </Dialog>
    </>
  );
}

function Mailed({ toMail, referralId }: MailNoticeProps) {
  const { t } = useTranslation('checks');
  const mailed = useNoticeMailed(referralId);
  const [by, setBy] = useState('');
  const [on, setOn] = useState('');
  const [isTried, setTried] = useState(false);
  const say = async (): Promise<void> => {
    setTried(true);
    if (by.trim() !== '' && on !== '') await mailed(by.trim(), on);
  };
  return (
    <Stack $gap={4}>
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
  );
}
