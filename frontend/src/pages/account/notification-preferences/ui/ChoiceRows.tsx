import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PreferenceRow } from '../api/notification-preferences-api.ts';
import { ChoiceCells, type OpenWays } from './ChoiceCells.tsx';

interface ChoiceRowsProps {
  readonly row: PreferenceRow;
  readonly open: OpenWays;
}

/** A category, with its kinds if the user opens them. */
export function ChoiceRows({ row, open }: ChoiceRowsProps) {
  const { t } = useTranslation('notification-preferences');
  const [isOpen, setOpen] = useState(false);
  const { of } = row;
  const what = t(`row.${of}`);
  return (
    <tbody>
      <tr>
        <Name scope="row">
          {what}
          {(of === 'security' || of === 'receipts' || of === 'decisions') && <Why>{t(`why.${of}`)}</Why>}
          {row.kinds.length > 1 && (
            <More
              type="button"
              aria-expanded={isOpen}
              aria-label={isOpen ? undefined : t('moreOf', { what })}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'less' : 'more')}
            </More>
          )}
        </Name>
        <ChoiceCells of={row.of} what={what} cells={row.channels} open={open} />
      </tr>
      {isOpen &&
        row.kinds.map(({ kind, title, channels }) => (
          <tr key={kind}>
            <Kind scope="row">{title}</Kind>
            <ChoiceCells of={kind} what={title} cells={channels} open={open} />
          </tr>
        ))}
    </tbody>
  );
}

const Name = styled.th`
  && {
    padding-block: 13px;
  }
  font-weight: 600;
`;

const Kind = styled.th`
  && {
    padding: 13px var(--space-2) 13px var(--space-6);
  }
  font-weight: 400;
`;

const Why = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 400;
`;

const More = styled.button`
  display: block;
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-size: var(--size-14);
  font-weight: 500;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;
