import { MessageSquareOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '#contract/admin/person.ts';
import { AddressTabs, EmptyState } from '#shared/ui/index.ts';
import {
  AuditList,
  DecisionList,
  JobList,
  LetterList,
  ReferralList,
  SecurityEventList,
  TextLists,
} from '#widgets/admin-lists/index.ts';
import { AccountTab } from './AccountTab.tsx';
import { ByPart } from './ByPart.tsx';
import { MoneyTab } from './MoneyTab.tsx';
import { PaperworkTab } from './PaperworkTab.tsx';
import { ReportsTab } from './ReportsTab.tsx';

const TABS = [
  'account',
  'referrals',
  'jobs',
  'letters',
  'paperwork',
  'money',
  'reports',
  'decisions',
  'security',
  'texts',
  'audit',
] as const;
type Tab = (typeof TABS)[number];

export function PersonTabs({ person }: { readonly person: AdminPerson }) {
  const { t } = useTranslation('admin');
  const { id, userType, phone } = person;
  const content: Readonly<Record<Tab, ReactNode>> = {
    account: <AccountTab person={person} />,
    referrals: <ByPart id={id} userType={userType} List={ReferralList} />,
    jobs: <JobList of={{ employerId: id }} />,
    letters: <ByPart id={id} userType={userType} List={LetterList} />,
    paperwork: <PaperworkTab id={id} />,
    money: <MoneyTab person={person} />,
    reports: <ReportsTab id={id} />,
    decisions: <DecisionList userId={id} />,
    security: <SecurityEventList userId={id} />,
    texts: phone ? (
      <TextLists phone={phone} />
    ) : (
      <EmptyState icon={<MessageSquareOff />} title={t('person.noPhone')} />
    ),
    audit: <AuditList subjectId={id} />,
  };
  return (
    <AddressTabs
      label={t('person.tabs.label')}
      tabs={TABS}
      words={(tab) => t(`person.tabs.${tab}`)}
      content={content}
    />
  );
}
