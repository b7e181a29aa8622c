import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CERTIFICATION } from '#contract/checks/certification/certification-text.ts';
import { agreedText } from '#contract/http/vocabulary/agreed-text.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { AgreedText, Button, CheckboxField, Stack, TextField } from '#shared/ui/index.ts';
import { useCertifyChecksMutation } from '../api/check-api.ts';

/** The employer's signature before the first check or drug test (rules.md#check-certification). */
export function CertifyChecks({ lead }: { readonly lead: string }) {
  const { t } = useTranslation('checks');
  const language = useLanguage();
  const [name, setName] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [certify] = useCertifyChecksMutation();
  const text = agreedText(CERTIFICATION, language);
  const isNamed = name.trim() !== '';
  const sign = async (): Promise<void> => {
    setTried(true);
    if (!isNamed || !hasAgreed) return;
    const { error } = await certify({ version: text.version, language, name: name.trim(), certified: true });
    if (error) showFailure(error, t('failed'), t('tryAgain'));
    else showToast({ title: t('certify.done'), variant: 'success' });
  };
  return (
    <Stack $gap={4}>
      <p>{lead}</p>
      <AgreedText text={text} title={t('certify.title')} />
      <TextField
        name="certifiedBy"
        label={t('certify.name')}
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isTried && !isNamed ? t('certify.nameMissing') : undefined}
      />
      <CheckboxField
        name="certified"
        label={text.statement}
        checked={hasAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        error={isTried && !hasAgreed ? t('certify.tick') : undefined}
      />
      <Button variant="primary" onClick={sign}>
        {t('certify.action')}
      </Button>
    </Stack>
  );
}
