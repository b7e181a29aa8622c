import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Referral } from '#contract/hiring/referral.ts';
import type { BulkRowError } from '#contract/offers/bulk/bulk-offer.ts';
import { MOST_OFFERED_TOGETHER } from '#contract/offers/vocabulary/bulk/offers-together.ts';
import { needsLatinName } from '#entities/latin-name/index.ts';
import { CrewBadge } from '#entities/referral/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, CheckboxField, Inline, MoneyField, Stack, TextField } from '#shared/ui/index.ts';
import { usePayProblem } from '../../model/use-pay-problem.ts';
import { ConfirmPay } from '../ConfirmPay.tsx';
import { SAME_AS_ALL, type SeveralValues } from '../../model/several/several-values.ts';

interface PeopleChoiceProps {
  readonly people: readonly Referral[];
  /** The reasons why people would get no letter. */
  readonly refused: ReadonlyMap<string, BulkRowError>;
}

/** Chooses who gets an offer, with own terms for each person. */
export function PeopleChoice({ people, refused }: PeopleChoiceProps) {
  const { t } = useTranslation('crew-offer');
  const { values, setFieldValue } = useFormikContext<SeveralValues>();
  const { chosen } = values;
  const choose = (ids: readonly string[]): void => void setFieldValue('chosen', ids);
  const toggle = (id: string): void =>
    choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const all = people.slice(0, MOST_OFFERED_TOGETHER).map(({ id }) => id);
  const { problem } = usePayProblem();
  const reasonFor = (id: string, error: BulkRowError): string => {
    const own = values.own[id] ?? SAME_AS_ALL;
    const pay = own.payRate.trim() === '' ? values : { ...own, payType: values.payType };
    return problem(pay) ?? translateMessage(error.message);
  };
  const isFull = chosen.length >= MOST_OFFERED_TOGETHER;
  return (
    <Stack $gap={3} as="section" aria-labelledby="offer-people">
      <div>
        <h3 id="offer-people">{t('people')}</h3>
        <Small>{t('peopleHelp')}</Small>
      </div>
      <Inline $gap={3}>
        <Button size="sm" onClick={() => choose(chosen.length > 0 ? [] : all)}>
          {t(chosen.length > 0 ? 'none' : 'all')}
        </Button>
        <span role="status">{t('chosen', { count: chosen.length })}</span>
      </Inline>
      <Rows>
        {people.map((referral) => {
          const { id, workerName: name } = referral;
          const isChosen = chosen.includes(id);
          const error = isChosen ? refused.get(id) : undefined;
          return (
            <li key={id}>
              <Inline $gap={2} $justify="space-between">
                <CheckboxField
                  name={`chosen-${id}`}
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={() => toggle(id)}
                  label={name}
                />
                <CrewBadge referral={referral} />
              </Inline>
              {error && <Refused>{t('cannot', { reason: reasonFor(id, error) })}</Refused>}
              {isChosen && needsLatinName(referral) && <LatinName id={id} name={name} />}
              {isChosen && <Own id={id} name={name} />}
            </li>
          );
        })}
      </Rows>
    </Stack>
  );
}

function useOwnTerms(id: string) {
  const { values, setFieldValue } = useFormikContext<SeveralValues>();
  const own = { ...SAME_AS_ALL, ...values.own[id] };
  const change = (terms: Partial<typeof own>): void =>
    void setFieldValue('own', { ...values.own, [id]: { ...own, ...terms } });
  return { own, change };
}

/** The Latin name of a person whose name we cannot print (rules.md#latin-names). */
function LatinName({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('latin-name');
  const { own, change } = useOwnTerms(id);
  return (
    <TextField
      name={`own-name-${id}`}
      label={t('person', { name })}
      help={t('help.employer', { name })}
      autoComplete="off"
      value={own.workerName}
      onChange={({ currentTarget }) => change({ workerName: currentTarget.value })}
      maxLength={120}
    />
  );
}

function Own({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('crew-offer');
  const { values } = useFormikContext<SeveralValues>();
  const { own, change } = useOwnTerms(id);
  return (
    <details open={own.payRate !== '' || own.startDate !== '' || undefined}>
      <summary>{t('own')}</summary>
      <OwnFields>
        <MoneyField
          optional
          name={`own-pay-${id}`}
          label={t('ownPay', { name })}
          help={t('asAll')}
          value={own.payRate}
          onChange={({ currentTarget }) => change({ payRate: currentTarget.value })}
          maxLength={100}
        />
        {own.payRate.trim() !== '' && (
          <ConfirmPay
            name={`own-confirmed-${id}`}
            values={{ ...own, payType: values.payType }}
            onChange={(confirmedFor) => change({ confirmedFor })}
          />
        )}
        <TextField
          optional
          type="date"
          name={`own-start-${id}`}
          label={t('ownStart', { name })}
          value={own.startDate}
          onChange={({ currentTarget }) => change({ startDate: currentTarget.value })}
        />
      </OwnFields>
    </details>
  );
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Refused = styled.p`
  color: var(--danger);
  font-size: var(--size-14);
`;

const Rows = styled.ul`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  list-style: none;
  > li {
    padding: var(--space-2) var(--space-4);
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  summary {
    display: inline-block;
    min-height: 32px;
    color: var(--link);
    font-size: var(--size-14);
    text-decoration: underline;
    cursor: pointer;
  }
`;

const OwnFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: start;
  gap: var(--space-3);
  padding-bottom: var(--space-3);
`;
