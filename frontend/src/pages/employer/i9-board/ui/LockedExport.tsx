import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { I9ExportPassword } from '#contract/eligibility/form/i9-form.ts';
import { ProvenDownload } from '#features/account/prove-identity/index.ts';
import { CopyButton, Inline, Stack } from '#shared/ui/index.ts';

/** The password comes first: the file cannot be opened without it. */
export function LockedExport({ lock, which }: { lock: I9ExportPassword; which: URLSearchParams }) {
  const { t } = useTranslation('i9-employer');
  const query = new URLSearchParams([...which, ['code', lock.code]]);
  return (
    <Stack $gap={3} role="status">
      <p>{t('export.opensWith', { file: `form-i9-export-${lock.code}.zip` })}</p>
      <Inline $gap={3}>
        <Password translate="no">{lock.password}</Password>
        <CopyButton text={lock.password} label={t('export.copyPassword')} />
      </Inline>
      <p>{t('export.keepApart')}</p>
      <div>
        <ProvenDownload variant="primary" to={`/api/i9-forms/export?${query}`}>
          {t('export.action')}
        </ProvenDownload>
      </div>
    </Stack>
  );
}

const Password = styled.code`
  font-size: 1.125rem;
  overflow-wrap: anywhere;
`;
