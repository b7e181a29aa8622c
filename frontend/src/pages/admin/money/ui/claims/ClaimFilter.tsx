import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CLAIM_STATES, type ListedClaims } from '#contract/rewards/vocabulary/claims.ts';
import { SelectField } from '#shared/ui/index.ts';

interface ClaimFilterProps {
  readonly state: ListedClaims;
  readonly onShow: (state: ListedClaims) => void;
}

/** All claims, or those of one state. */
export function ClaimFilter({ state, onShow }: ClaimFilterProps) {
  const { t } = useTranslation('admin-money');
  return (
    <Narrow>
      <SelectField
        name="state"
        label={t('claims.show')}
        value={state === 'all' ? '' : state}
        onChange={({ target }) => onShow(CLAIM_STATES.find((one) => one === target.value) ?? 'all')}
        options={[
          { value: '', label: t('claims.every') },
          ...CLAIM_STATES.map((value) => ({ value, label: t(`claims.state.${value}`) })),
        ]}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 320px;
`;
