import { useTranslation } from 'react-i18next';
import { localRulesAt } from '#contract/checks/vocabulary/notice/local-rules.ts';
import { Callout, Stack } from '#shared/ui/index.ts';

interface LocalRulesProps {
  /** The job's location: "Austin, TX". */
  readonly location: string;
  /** Also explains to the employer how the product follows each rule. */
  readonly forEmployer?: boolean;
}

/** State and city rules for background checks, next to the federal ones (rules.md#local-check-rules). */
export function LocalRules({ location, forEmployer = false }: LocalRulesProps) {
  const { t } = useTranslation('background-check');
  const rules = localRulesAt(location);
  if (rules.length === 0) return <p>{t('local.none')}</p>;
  const warns = forEmployer && rules.some(({ kind }) => kind === 'after_offer');
  return (
    <Callout tone={warns ? 'warning' : 'info'} title={t('local.title', { place: location })}>
      <Stack $gap={2}>
        {rules.map(({ kind, source, since, state, city }) => (
          <p key={source}>
            <b>{city ?? state}:</b> {t(`local.rule.${kind}`)} {forEmployer && `${t(`local.does.${kind}`)} `}(
            {t('local.source', { source, since })})
          </p>
        ))}
        <p>{t('local.more')}</p>
      </Stack>
    </Callout>
  );
}
