import { Ellipsis, Info, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  IconButton,
  Inline,
  Menu,
  Popover,
  Stack,
  Tabs,
  TextArea,
  TextField,
} from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

const GROUPS = [
  {
    key: 'move',
    label: 'Disposition',
    items: [
      { key: 'contacted', label: 'Contacted' },
      { key: 'hired', label: 'Hired', disabled: true },
    ],
  },
  { key: 'end', items: [{ key: 'reject', label: 'Reject', danger: true, icon: <Trash2 aria-hidden /> }] },
];

const TABS = [
  { value: 'jobs', label: 'My Jobs', content: <p>Twelve jobs are open.</p> },
  { value: 'referrals', label: 'Referrals', content: <p>Four people wait for your call.</p> },
  { value: 'billing', label: 'Billing', content: <p>Nothing is due.</p> },
];

export function OverlaySamples() {
  const [dialog, setDialog] = useState(false);
  const [confirm, setConfirm] = useState(false);
  return (
    <Section title="Dialogs, menus, tabs">
      <Inline>
        <Button variant="primary" onClick={() => setDialog(true)}>
          Open dialog
        </Button>
        <Button variant="danger" onClick={() => setConfirm(true)}>
          Ask first
        </Button>
        <Menu
          align="start"
          trigger={<IconButton label="More" icon={<Ellipsis aria-hidden />} />}
          groups={GROUPS}
        />
        <Popover
          label="Platform fee"
          trigger={<IconButton label="About the fee" icon={<Info aria-hidden />} />}
        >
          10 % of the estimated first-month pay.
        </Popover>
      </Inline>
      <Tabs label="Employer" tabs={TABS} />
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Refer a worker"
        description="They get a text to confirm that you may share their number."
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setDialog(false)}>
              Submit Referral
            </Button>
          </>
        }
      >
        <Stack $gap={5}>
          <TextField label="Full name" name="d-name" />
          <TextArea label="Why are they right for it?" name="d-why" optional />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Reject this candidate?"
        description="The held bonus is refunded. You can undo it for 24 hours."
        confirmLabel="Reject"
        danger
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
      />
    </Section>
  );
}
