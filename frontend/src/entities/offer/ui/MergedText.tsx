import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { mergePieces, type MergeValues } from '#contract/offers/vocabulary/terms/merge-fields.ts';

interface MergedTextProps {
  readonly text: string;
  readonly values: Partial<MergeValues>;
}

/** A letter's text with highlighted fields; names missing ones. Needs the `offer-templates` texts. */
export function MergedText({ text, values }: MergedTextProps) {
  const { t } = useTranslation('offer-templates');
  return (
    <Words>
      {mergePieces(text).map((piece, at) => {
        if (typeof piece === 'string') return piece;
        const value = values[piece.field];
        const key = `${piece.field}-${at}`;
        return value ? <b key={key}>{value}</b> : <Open key={key}>[{t(`field.${piece.field}`)}]</Open>;
      })}
    </Words>
  );
}

const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Open = styled.mark`
  border-radius: 3px;
  background: var(--warning-soft);
  color: var(--on-warning-soft);
`;
