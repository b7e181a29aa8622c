import { useFormikContext, getIn } from 'formik';
import { Camera, Check } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { isCopied, sidesOf, type CopySide } from '#contract/eligibility/vocabulary/copies/document-copies.ts';
import { i9Document, type I9DocumentKind } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import { Button, Inline, Stack, VisuallyHidden } from '#shared/ui/index.ts';
import { useCopyUpload } from '../model/use-copy-upload.ts';

interface DocumentCopiesProps {
  /** The name of the document's fields. */
  readonly name: string;
  readonly kind: I9DocumentKind;
  readonly form: I9FormAnswer;
  /** True for a reverification, which does not use E-Verify. */
  readonly isSupplement?: boolean;
}

/** Copies of a document, if the employer copies everyone's documents (rules.md#i9-copies). */
export function DocumentCopies({ name, kind, form, isSupplement = false }: DocumentCopiesProps) {
  const { t } = useTranslation('i9-employer');
  const { values, errors, submitCount } = useFormikContext<Record<string, unknown>>();
  const policy = { copiesDocuments: form.copiesDocuments, usesEverify: form.usesEverify && !isSupplement };
  const isReceipt = getIn(values, `${name}.isReceipt`) === true;
  if (!form.actions.includes('add_copy')) return null;
  if (isReceipt || !isCopied(kind, policy, values['usedAlternative'] === true)) return null;
  const problem: unknown = getIn(errors, `${name}.copies`);
  return (
    <Stack $gap={3}>
      <strong>{t('copies.title')}</strong>
      <Help>{t('copies.help')}</Help>
      {sidesOf(kind).map((side) => (
        <OneSide
          key={side}
          kind={kind}
          side={side}
          referralId={form.referralId}
          isThere={form.copies.some((one) => one.kind === kind && one.side === side)}
        />
      ))}
      {submitCount > 0 && typeof problem === 'string' && <Problem role="alert">{problem}</Problem>}
    </Stack>
  );
}

interface OneSideProps {
  readonly kind: I9DocumentKind;
  readonly side: CopySide;
  readonly referralId: string;
  readonly isThere: boolean;
}

function OneSide({ kind, side, referralId, isThere }: OneSideProps) {
  const { t } = useTranslation('i9-employer');
  const { isSending, problem, start } = useCopyUpload(referralId, kind, side);
  const chooser = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // Clearing the value lets the user choose the same file again after a refusal.
    event.target.value = '';
    if (file) void start(file);
  };
  return (
    <>
      <VisuallyHidden>
        <input
          ref={chooser}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept="image/jpeg,image/png,image/webp"
          data-copy={`${kind}-${side}`}
          onChange={choose}
        />
      </VisuallyHidden>
      <Inline $gap={3}>
        <Button icon={<Camera aria-hidden />} loading={isSending} onClick={() => chooser.current?.click()}>
          {t(isThere ? `copies.replace.${side}` : `copies.add.${side}`)}
          <VisuallyHidden> {i9Document(kind).title}</VisuallyHidden>
        </Button>
        {isThere && (
          <Done>
            <Check size={18} aria-hidden /> {t('copies.added')}
          </Done>
        )}
      </Inline>
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}

const Help = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--success);
  font-weight: 500;
`;

const Problem = styled.p`
  color: var(--danger);
  font-weight: 500;
`;
