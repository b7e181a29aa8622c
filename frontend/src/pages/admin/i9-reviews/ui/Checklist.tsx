import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { I9ReviewSheet } from '#contract/eligibility/review/i9-review.ts';
import { I9_FINDINGS, type I9Finding } from '#contract/eligibility/vocabulary/review/i9-findings.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, CheckboxField, Stack, TextArea } from '#shared/ui/index.ts';
import { useFinishI9ReviewMutation } from '../api/i9-reviews-api.ts';

const MOST_NOTE = 1000;

/** Findings from the rules stay checked; the reviewer adds those that only a person can see. */
export function Checklist({ sheet: { id, found } }: { readonly sheet: I9ReviewSheet }) {
  const { t } = useTranslation('i9-review');
  const [ticked, setTicked] = useState<readonly I9Finding[]>([]);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [finish] = useFinishI9ReviewMutation();
  const isNoteMissing = ticked.includes('other') && note.trim() === '';
  const tick = (finding: I9Finding, isOn: boolean): void =>
    setTicked(isOn ? [...ticked, finding] : ticked.filter((one) => one !== finding));
  const send = async (): Promise<void> => {
    setTried(true);
    if (isNoteMissing) return;
    const { error } = await finish({ id, findings: ticked, note: note.trim() || null });
    if (error) showFailure(error, t('finishFailed'));
    else showToast({ title: t('finished'), description: t('finishedText'), variant: 'success' });
  };
  return (
    <Stack $gap={4}>
      <fieldset>
        <legend>
          <strong>{t('checklist')}</strong>
        </legend>
        <Stack $gap={2}>
          <p>{t('checklistHelp')}</p>
          {I9_FINDINGS.map((finding) => (
            <CheckboxField
              key={finding}
              name={finding}
              label={t(`finding.${finding}`)}
              checked={found.includes(finding) || ticked.includes(finding)}
              disabled={found.includes(finding)}
              onChange={({ target }) => tick(finding, target.checked)}
            />
          ))}
        </Stack>
      </fieldset>
      <TextArea
        optional={!ticked.includes('other')}
        name="note"
        label={t('note')}
        help={t('noteHelp')}
        rows={3}
        maxLength={MOST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={isTried && isNoteMissing ? translateMessage('Please say what is missing') : undefined}
      />
      <div>
        <Button variant="primary" onClick={send}>
          {t('finish')}
        </Button>
      </div>
    </Stack>
  );
}
