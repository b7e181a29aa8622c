import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ADD_ONS, type AddOn } from '#contract/billing/vocabulary/charging/add-ons.ts';
import { Amount, CheckboxField } from '#shared/ui/index.ts';
import { ADD_ON_PRICES } from '../model/add-on-prices.ts';

interface AddOnChoicesProps {
  readonly legend: string;
  readonly chosen: readonly AddOn[];
  readonly onChange: (chosen: AddOn[]) => void;
}

/** Paid services for an offer or a hire, with their prices. */
export function AddOnChoices({ legend, chosen, onChange }: AddOnChoicesProps) {
  const { t } = useTranslation('payment');
  const toggle = (addOn: AddOn): void =>
    onChange(ADD_ONS.filter((name) => (name === addOn) !== chosen.includes(name)));
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      {ADD_ONS.map((addOn) => (
        <CheckboxField
          key={addOn}
          name={addOn}
          checked={chosen.includes(addOn)}
          onChange={() => toggle(addOn)}
          label={
            <Line>
              {t(`line.${addOn}`)}
              <Amount value={ADD_ON_PRICES[addOn]} />
            </Line>
          }
        />
      ))}
    </fieldset>
  );
}

const Legend = styled.legend`
  padding: 0;
  font: 600 var(--size-20) / 1.2 var(--font-display);
`;

const Line = styled.span`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
`;
