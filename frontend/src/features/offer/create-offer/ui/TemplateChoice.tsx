import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { useOfferTemplatesQuery } from '#entities/offer/index.ts';
import { Button, Callout, Inline, LinkButton, SelectField, Stack } from '#shared/ui/index.ts';
import { fillFrom, heldBy, type HeldTerms } from '../model/fill-from-template.ts';

interface TemplateChoiceProps {
  /** The form's values before any input. */
  readonly untouched: HeldTerms;
  readonly template: OfferTemplate | null;
  readonly onChoose: (template: OfferTemplate | null) => void;
}

/** Starts a letter with a template. Asks before it replaces typed values (rules.md#offer-templates). */
export function TemplateChoice({ untouched, template, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('offer-templates');
  const { data, isError, refetch } = useOfferTemplatesQuery();
  const { values, setValues } = useFormikContext<OfferFormInput>();
  const filledBefore = useRef<HeldTerms>({});
  const [asking, setAsking] = useState<HeldTerms | null>(null);
  const choose = (id: string): void => {
    const chosen = data?.find((one) => one.id === id) ?? null;
    onChoose(chosen);
    setAsking(null);
    if (!chosen) return;
    const { fills, replaces } = fillFrom(chosen, values, { ...untouched, ...filledBefore.current });
    filledBefore.current = heldBy(chosen);
    void setValues({ ...values, ...fills });
    if (Object.keys(replaces).length > 0) setAsking(replaces);
  };
  const replace = (): void => {
    void setValues({ ...values, ...asking });
    setAsking(null);
  };
  if (isError) {
    return (
      <Callout tone="warning">
        <Inline $gap={2}>
          {t('choose.failed')}
          <Button size="sm" onClick={() => refetch()}>
            {t('choose.retry')}
          </Button>
        </Inline>
      </Callout>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Stack $gap={3}>
      <Row>
        <SelectField
          optional
          name="template"
          label={t('choose.label')}
          placeholder={false}
          value={template?.id ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={[
            { value: '', label: t('choose.none') },
            ...data.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <LinkButton to="/employer/offer-templates">{t('choose.manage')}</LinkButton>
      </Row>
      {template && asking && (
        <Question name={template.name} asking={asking} onReplace={replace} onKeep={() => setAsking(null)} />
      )}
    </Stack>
  );
}

interface QuestionProps {
  readonly name: string;
  readonly asking: HeldTerms;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

function Question({ name, asking, onReplace, onKeep }: QuestionProps) {
  const { t, i18n } = useTranslation(['offer-templates', 'offer']);
  const labels = {
    payType: t('form.payType'),
    schedule: t('form.schedule'),
    benefits: t('choose.benefits'),
    conditions: t('form.conditions'),
    customTerms: t('form.customTerms'),
  } as const;
  const named = Object.entries(labels).flatMap(([field, label]) => (field in asking ? [label] : []));
  const fields = new Intl.ListFormat(i18n.language).format(named);
  return (
    <div role="alert">
      <Callout tone="warning" title={t('choose.replaceTitle')}>
        <Stack $gap={3} $align="start">
          <p>{t('choose.replaceText', { name, fields })}</p>
          <Inline>
            <Button size="sm" onClick={onKeep}>
              {t('choose.keep')}
            </Button>
            <Button size="sm" onClick={onReplace}>
              {t('choose.replace')}
            </Button>
          </Inline>
        </Stack>
      </Callout>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  & > :first-child {
    flex: 1 1 260px;
  }
`;
