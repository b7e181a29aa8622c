import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card, Stack } from '#shared/ui/index.ts';

const STEPS = ['post', 'refer', 'choose', 'pay'] as const;
const NOTES = ['eeo', 'osha', 'wage', 'i9', 'ada'] as const;

/** The steps after the form, and what each acknowledgment means (rules.md#enhanced-job-form). */
export function NextPanel() {
  const { t } = useTranslation('post-job');
  return (
    <Side aria-label={t('next.label')}>
      <Stack $gap={4}>
        <Card aria-labelledby="next-steps">
          <h2 id="next-steps">{t('next.title')}</h2>
          <Steps>
            {STEPS.map((step) => (
              <li key={step}>{t(`next.steps.${step}`)}</li>
            ))}
          </Steps>
        </Card>
        <Card aria-labelledby="compliance-notes">
          <h2 id="compliance-notes">{t('next.notesTitle')}</h2>
          <Notes>
            {NOTES.map((note) => (
              <div key={note}>
                <dt>{t(`next.notes.${note}.name`)}</dt>
                <dd>{t(`next.notes.${note}.text`)}</dd>
              </div>
            ))}
          </Notes>
          <Quiet>{t('next.noAdvice')}</Quiet>
        </Card>
      </Stack>
    </Side>
  );
}

const Side = styled.aside`
  h2 {
    margin-bottom: var(--space-3);
    font-size: var(--size-20);
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding-left: 1.4em;
  li::marker {
    color: var(--accent);
    font: 700 var(--size-20) / 1 var(--font-display);
  }
`;

const Notes = styled.dl`
  display: grid;
  gap: var(--space-3);
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;

const Quiet = styled.p`
  margin-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-14);
`;
