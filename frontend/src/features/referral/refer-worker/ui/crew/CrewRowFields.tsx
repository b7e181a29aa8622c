import { useFormikContext } from 'formik';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LatinNameField } from '#entities/latin-name/index.ts';
import { FormikPhoneField, FormikTextField } from '#shared/form/index.ts';
import { Button, Grid, IconButton } from '#shared/ui/index.ts';
import type { ReferDraft } from '../../model/refer-draft.ts';

interface CrewRowFieldsProps {
  readonly index: number;
  /** Undefined if no row can be removed. */
  readonly onRemove: (() => void) | undefined;
}

export function CrewRowFields({ index, onRemove }: CrewRowFieldsProps) {
  const { t } = useTranslation(['crew', 'refer-worker']);
  const { values } = useFormikContext<ReferDraft>();
  const [asksEmail, setAsksEmail] = useState(false);
  const number = index + 1;
  const hasEmail = asksEmail || Boolean(values.team[index]?.workerEmail);
  return (
    <Row aria-label={t('crew:row', { number })}>
      <Head>
        <b aria-hidden>{t('crew:row', { number })}</b>
        {onRemove && (
          <IconButton
            label={t('crew:remove', { number })}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </Head>
      <Grid $min="180px" $gap={3} $stretch>
        <FormikTextField name={`team.${index}.workerName`} label={t('crew:name')} autoComplete="off" />
        <LatinNameField
          name={`team.${index}.workerLatinName`}
          written={values.team[index]?.workerName ?? ''}
          reader="referrer"
        />
        <FormikPhoneField name={`team.${index}.workerPhone`} label={t('crew:phone')} autoComplete="off" />
        {hasEmail && (
          <FormikTextField
            name={`team.${index}.workerEmail`}
            label={t('crew:email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            optional
          />
        )}
      </Grid>
      {!hasEmail && (
        <Button variant="ghost" onClick={() => setAsksEmail(true)}>
          {t('crew:addEmail')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.fieldset`
  min-width: 0;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-left: 4px solid var(--line-strong);
  border-radius: var(--radius);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
`;
