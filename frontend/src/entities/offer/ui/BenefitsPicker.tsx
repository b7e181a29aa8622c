import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  BENEFIT_CATEGORIES,
  BENEFITS,
  benefitsSentence,
  OPEN_BENEFIT_CATEGORIES,
  type BenefitId,
} from '#contract/offers/terms/benefits.ts';
import { CheckboxField, Stack } from '#shared/ui/index.ts';

type Category = (typeof BENEFIT_CATEGORIES)[number];

interface BenefitsPickerProps {
  readonly name: string;
  /** The sentence for an empty selection: a template's own text, or an empty one. */
  readonly otherwise?: string | undefined;
}

/** The catalog by category, and the sentence for the letter. */
export function BenefitsPicker({ name, otherwise }: BenefitsPickerProps) {
  const { t } = useTranslation('offer');
  const [{ value: chosen }, , { setValue }] = useField<BenefitId[]>(name);
  const toggle = (id: BenefitId): void =>
    void setValue(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Stack $gap={2} as="section" aria-labelledby="benefits-heading">
      <h3 id="benefits-heading">{t('create.benefits')}</h3>
      {BENEFIT_CATEGORIES.map((category) => (
        <CategoryChoices key={category} category={category} chosen={chosen} onToggle={toggle} />
      ))}
      <Sentence aria-live="polite">
        <b>{t('create.letterSays')}</b>{' '}
        {chosen.length === 0 && otherwise !== undefined ? otherwise : benefitsSentence(chosen)}
      </Sentence>
    </Stack>
  );
}

interface CategoryProps {
  readonly category: Category;
  readonly chosen: readonly BenefitId[];
  readonly onToggle: (id: BenefitId) => void;
}

function CategoryChoices({ category, chosen, onToggle }: CategoryProps) {
  const { t } = useTranslation(['offer', 'benefits']);
  const benefits = BENEFITS.filter((benefit) => benefit.category === category);
  const count = benefits.filter(({ id }) => chosen.includes(id)).length;
  return (
    <Fold open={OPEN_BENEFIT_CATEGORIES.some((open) => open === category) || undefined}>
      <summary>
        {t(`offer:category.${category}`)}
        {count > 0 && <span>{t('offer:create.chosen', { count })}</span>}
      </summary>
      <Choices>
        {benefits.map(({ id }) => (
          <CheckboxField
            key={id}
            name={id}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
            label={t(`benefits:${id}.label`)}
            help={t(`benefits:${id}.description`)}
          />
        ))}
      </Choices>
    </Fold>
  );
}

const Fold = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 48px;
    padding: 8px var(--space-4);
    border-radius: var(--radius);
    font-weight: 600;
    cursor: pointer;
  }
  summary::before {
    content: '+';
    width: 1ch;
    color: var(--text-muted);
    font: 700 var(--size-26) / 1 var(--font-display);
  }
  &[open] > summary::before {
    content: '–';
  }
  summary span {
    margin-left: auto;
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 400;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 0 var(--space-6);
  padding: 0 var(--space-4) var(--space-3);
`;

const Sentence = styled.p`
  padding: var(--space-3) var(--space-4);
  border-left: 4px solid var(--accent);
  background: var(--sunken);
`;
