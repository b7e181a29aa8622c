import type { TFunction } from 'i18next';
import { FileText, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Mailing } from '#contract/offers/mailing.ts';
import { MarkMailed } from '#features/offer/manage-offer/index.ts';
import {
  DataTable,
  DateText,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  ShowMore,
  SkeletonList,
  VisuallyHidden,
  type Column,
} from '#shared/ui/index.ts';
import { useMailingsInfiniteQuery } from '../model/mailing-calls.ts';

function columnsIn(t: TFunction<'mailings'>): readonly Column<Mailing>[] {
  return [
    {
      key: 'paper',
      header: t('paper'),
      main: true,
      cell: ({ kind, workerName: name }) => t(`kind.${kind}`, { name }),
    },
    {
      key: 'job',
      header: t('job'),
      cell: ({ jobId, jobTitle }) => <Link to={`/job/${jobId}/referrals`}>{jobTitle}</Link>,
    },
    {
      key: 'address',
      header: t('address'),
      cell: ({ mailingAddress, workerName: name }) =>
        mailingAddress ? <Address>{mailingAddress}</Address> : t('noAddress', { name }),
    },
    {
      key: 'why',
      header: t('why'),
      cell: ({ isConsentWithdrawn }) => t(isConsentWithdrawn ? 'withdrawn' : 'asked'),
    },
    { key: 'since', header: t('since'), cell: ({ requestedAt }) => <DateText value={requestedAt} /> },
    {
      key: 'actions',
      header: t('actions'),
      align: 'end',
      cell: ({ id, documentUrl, workerName: name }) => (
        <Inline $gap={2} $justify="end">
          <LinkButton to={documentUrl} newTab icon={<FileText aria-hidden />}>
            {t('print')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
          <MarkMailed offerLetterId={id} label={t('mailedTo', { name })} />
        </Inline>
      ),
    },
  ];
}

/** The longest waiting first. */
export function MailingList() {
  const { t } = useTranslation('mailings');
  const list = useMailingsInfiniteQuery({});
  if (list.isError && !list.data) return <ErrorState title={t('failed')} onRetry={list.refetch} />;
  if (!list.data) return <SkeletonList count={4} lines={2} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <EmptyState icon={<MailCheck />} title={t('empty')} text={t('emptyText')} />;
  return (
    <>
      <DataTable caption={t('title')} columns={columnsIn(t)} rows={rows} rowKey={({ id }) => id} />
      <ShowMore list={list} label={t('more')} />
    </>
  );
}

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
