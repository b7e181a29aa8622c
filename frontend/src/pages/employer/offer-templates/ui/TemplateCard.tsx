import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { MergedText, useBenefitsLabel } from '#entities/offer/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Card, DateText, IconButton, Inline, Stack } from '#shared/ui/index.ts';
import { copyOf } from '../model/copy-of.ts';
import { useDeleteTemplate } from '../model/use-delete-template.ts';
import { useAddOfferTemplateMutation } from '../api/offer-templates-api.ts';

interface TemplateCardProps {
  readonly template: OfferTemplate;
  /** All of the company's templates, so that a copy gets a unique name. */
  readonly all: readonly OfferTemplate[];
  readonly onEdit: () => void;
}

export function TemplateCard({ template, all, onEdit }: TemplateCardProps) {
  const { t } = useTranslation('offer-templates');
  const duplicate = useDuplicate(all);
  const remove = useDeleteTemplate();
  const { name, updatedAt } = template;
  return (
    <Card as="li">
      <Whole $gap={3}>
        <Name>{name}</Name>
        <Said template={template} />
        <Stack $gap={2}>
          <Small>
            {t('updated')} <DateText value={updatedAt} />
          </Small>
          <Inline $gap={1}>
            <Button
              icon={<Pencil size={18} aria-hidden />}
              aria-label={t('editNamed', { name })}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
            <IconButton
              label={t('duplicateNamed', { name })}
              icon={<Copy size={20} aria-hidden />}
              onClick={() => void duplicate(template)}
            />
            <IconButton
              label={t('deleteNamed', { name })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => void remove(template)}
            />
          </Inline>
        </Stack>
      </Whole>
    </Card>
  );
}

function useDuplicate(all: readonly OfferTemplate[]): (template: OfferTemplate) => Promise<void> {
  const { t } = useTranslation('offer-templates');
  const [add] = useAddOfferTemplateMutation();
  const named = (name: string, number: number): string =>
    number === 1 ? t('copyName', { name }) : t('copyNameNumber', { name, number });
  return async (template) => {
    const { data, error } = await add(copyOf(template, all, named));
    if (error) showFailure(error, t('saveFailed'));
    else showToast({ title: t('duplicatedTitle'), description: data.name, variant: 'success' });
  };
}

/** The first lines of the template's content. */
function Said({ template }: { readonly template: OfferTemplate }) {
  const { t } = useTranslation(['offer-templates', 'offer']);
  const benefitsLabel = useBenefitsLabel();
  const { payType, schedule, benefits, conditions, customTerms } = template;
  const facts = [payType && t(`offer:payType.${payType}`), schedule, benefits && benefitsLabel(benefits)];
  const said = facts.filter((fact) => fact !== null && fact !== '');
  const texts = [conditions, customTerms].filter((text) => text !== null);
  if (said.length + texts.length === 0) return <Small>{t('holdsNothing')}</Small>;
  return (
    <Stack $gap={2}>
      {said.length > 0 && <p>{said.join(' · ')}</p>}
      {texts.map((text) => (
        <Lines key={text}>
          <MergedText text={text} values={{}} />
        </Lines>
      ))}
    </Stack>
  );
}

const Whole = styled(Stack)`
  height: 100%;
  & > :last-child {
    margin-top: auto;
  }
`;

const Name = styled.h2`
  font-size: var(--size-20);
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Lines = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
