import type { TFunction } from 'i18next';
import { FileText, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Mailing } from '#contract/offers/paper/mailing.ts';
import { MailNoticeButton } from '#features/check/request-check/index.ts';
import { MarkMailed } from '#features/offer/manage-offer/index.ts';
import {
  DataTable,
  DateText,
  EmptyState,
  InfiniteList,
  Inline,
  LinkButton,
  SkeletonList,
  VisuallyHidden,
  type Column,
} from '#shared/ui/index.ts';
import { useMailingsInfiniteQuery } from '../api/mailings-api.ts';

function columnsIn(t: TFunction<'mailings'>): readonly Column<Mailing>[] {
  return [
    {
      key: 'paper',
      header: t('paper'),
      main: true,
      cell: (mailing) => (
        <>
          {t(`kind.${mailing.kind}`, { name: mailing.workerName })}
          <Why>{t(whyOf(mailing))}</Why>
        </>
      ),
    },
    {
      key: 'job',
      header: t('job'),
      cell: ({ jobId, jobTitle }) => <Link to={`/job/${jobId}/referrals`}>{jobTitle}</Link>,
    },
    {
      key: 'address',
      header: t('address'),
      cell: (mailing) => {
        const { mailingAddress, workerName: name } = mailing;
        if (mailingAddress) return <Address>{mailingAddress}</Address>;
        return t(isNotice(mailing) ? 'noAddressNotice' : 'noAddress', { name });
      },
    },
    { key: 'since', header: t('since'), cell: ({ requestedAt }) => <DateText value={requestedAt} /> },
    {
      key: 'actions',
      header: t('actions'),
      align: 'end',
      plain: true,
      cell: (mailing) => (
        <Buttons $gap={2} $justify="end">
          <LinkButton to={mailing.documentUrl} newTab icon={<FileText aria-hidden />}>
            {t('print')}
            <VisuallyHidden> {mailing.workerName}</VisuallyHidden>
          </LinkButton>
          <Mark mailing={mailing} />
        </Buttons>
      ),
    },
  ];
}

type NoticeMailing = Mailing & { readonly kind: 'notice' | 'final_notice' };

function isNotice(mailing: Mailing): mailing is NoticeMailing {
  return mailing.kind === 'notice' || mailing.kind === 'final_notice';
}

function whyOf(mailing: Mailing): 'unreached' | 'withdrawn' | 'asked' {
  if (isNotice(mailing)) return 'unreached';
  return mailing.isConsentWithdrawn ? 'withdrawn' : 'asked';
}

/** A notice starts a waiting period, so it also needs who mailed it and when. */
function Mark({ mailing }: { readonly mailing: Mailing }) {
  const { t } = useTranslation('mailings');
  const { id, referralId, workerName: name } = mailing;
  const label = t('mailedTo', { name });
  if (!isNotice(mailing)) return <MarkMailed offerLetterId={id} label={label} />;
  return <MailNoticeButton toMail={mailing.kind} referralId={referralId} name={name} label={label} />;
}

/** The longest wait comes first. */
export function MailingList() {
  const { t } = useTranslation('mailings');
  const list = useMailingsInfiniteQuery({});
  return (
    <InfiniteList
      list={list}
      failed={t('failed')}
      more={t('more')}
      empty={<EmptyState icon={<MailCheck />} title={t('empty')} text={t('emptyText')} />}
      skeleton={<SkeletonList count={4} lines={2} />}
    >
      {(rows) => (
        <DataTable caption={t('title')} columns={columnsIn(t)} rows={rows} rowKey={({ id }) => id} />
      )}
    </InfiniteList>
  );
}

const Buttons = styled(Inline)`
  @media (min-width: 1100px) {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;

const Why = styled.small`
  display: block;
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 400;
`;

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
