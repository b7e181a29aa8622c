import { Award, Briefcase, CircleDollarSign, FileSignature, UserCheck } from 'lucide-react';
import {
  Amount,
  Avatar,
  Badge,
  BonusBadge,
  Button,
  Card,
  DataTable,
  DateText,
  Grid,
  Inline,
  ProgressBar,
  Stack,
  StatusBadge,
  Steps,
  Tile,
  Timeline,
  type Column,
} from '#shared/ui/index.ts';
import { REFERRALS, TIMELINE, type SampleReferral } from './samples.ts';
import { Section } from './Section.tsx';

const COLUMNS: readonly Column<SampleReferral>[] = [
  { key: 'name', header: 'Worker', main: true, cell: (row) => row.name },
  { key: 'job', header: 'Job', cell: (row) => row.job },
  { key: 'status', header: 'Status', cell: (row) => <StatusBadge tone={row.tone}>{row.status}</StatusBadge> },
  { key: 'date', header: 'Referred', cell: (row) => <DateText value={row.date} style="day" /> },
  {
    key: 'bonus',
    header: 'Bonus',
    align: 'end',
    cell: (row) => <Amount value={row.bonus} decimals="always" />,
  },
  { key: 'do', header: 'Action', align: 'end', cell: () => <Button size="sm">Open</Button> },
];

export function DataSamples() {
  return (
    <>
      <Section title="Money and status">
        <Inline>
          <BonusBadge amount="500.00" />
          <BonusBadge amount="1250.50" />
          <BonusBadge amount="500.00" size="lg" schedule="$125 on Jan 14, $375 on Feb 13" />
        </Inline>
        <Inline $gap={2}>
          <Badge>Roofing</Badge>
          <StatusBadge tone="neutral">Submitted</StatusBadge>
          <StatusBadge tone="info">Interviewing</StatusBadge>
          <StatusBadge tone="warning" icon={FileSignature}>
            Awaiting Signature
          </StatusBadge>
          <StatusBadge tone="success" icon={UserCheck}>
            Hired
          </StatusBadge>
          <StatusBadge tone="danger">Rejected</StatusBadge>
        </Inline>
        <Inline>
          <Avatar firstName="maria" lastName="lópez" />
          <Avatar firstName="Joe" lastName={null} size={44} />
          <Avatar size={28} />
        </Inline>
      </Section>
      <Section title="Figures">
        <Grid $min="150px" $gap={3} $stretch as="dl">
          <Tile
            label="Total Earnings"
            icon={<CircleDollarSign aria-hidden />}
            value={<Amount value="1875.00" />}
            note="$1,250 paid · $625 coming"
          />
          <Tile label="Active Jobs" icon={<Briefcase aria-hidden />} value="12" />
          <Tile label="Tier" icon={<Award aria-hidden />} value="Silver" note="2 hires to gold" />
        </Grid>
        <ProgressBar label="To gold" value={60} text="3 of 5 hires" />
      </Section>
      <Section title="Table">
        <DataTable caption="Referrals" columns={COLUMNS} rows={REFERRALS} rowKey={(row) => row.name} />
      </Section>
      <Section title="Timeline and steps">
        <Grid $min="300px">
          <Card as="div">
            <Timeline label="Referral" items={TIMELINE} />
          </Card>
          <Stack $gap={8}>
            <Steps steps={['You', 'Role', 'Skills']} current={1} />
            <Steps steps={['Pay and start', 'Benefits', 'Review']} current={2} />
          </Stack>
        </Grid>
      </Section>
    </>
  );
}
