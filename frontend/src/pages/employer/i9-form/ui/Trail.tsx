import { useTranslation } from 'react-i18next';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';

/** The log of who did and saw what (rules.md#i9-trail). */
export function Trail({ form: { trail } }: { readonly form: I9FormAnswer }) {
  const { t, i18n } = useTranslation('i9-employer');
  const language = useLanguage();
  if (trail.length === 0) return null;
  const said = (kind: string): string =>
    i18n.exists(`i9-employer:trail.${kind}`) ? t(`trail.${kind}` as 'trail.opened') : kind;
  return (
    <details>
      <summary>{t('trail.title')}</summary>
      <ol>
        {trail.map(({ at, kind, actor }) => (
          <li key={`${at}${kind}`}>
            {t('trail.line', {
              at: formatDate(at, language, 'dateTime'),
              what: said(kind),
              who: t(`trail.by.${actor}`),
            })}
          </li>
        ))}
      </ol>
    </details>
  );
}
