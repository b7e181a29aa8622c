import { useState } from 'react';
import {
  CheckboxField,
  Grid,
  MoneyField,
  PasswordField,
  PhoneField,
  RadioGroup,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

const TRADES = [
  { value: 'electrical', label: 'Electrical' },
  { value: 'plumbing', label: 'Plumbing' },
  { value: 'roofing', label: 'Roofing' },
];

const ROLES = [
  { value: 'referrer', label: 'Referrer', description: 'Recommend people you know and earn bonuses.' },
  { value: 'employer', label: 'Employer', description: 'Post jobs and hire.' },
];

export function FieldSamples() {
  const [role, setRole] = useState('referrer');
  return (
    <Section title="Fields">
      <Grid $min="300px" $gap={6}>
        <Stack $gap={5}>
          <TextField label="First name" name="s-first" autoComplete="given-name" defaultValue="María" />
          <TextField
            label="Email"
            type="email"
            optional
            help="We write only about your referrals."
            name="s-email"
          />
          <TextField label="Location" error="Location is required" name="s-location" />
          <TextField label="Referral code" disabled value="K7QX2M4P" name="s-code" readOnly />
          <PhoneField label="Phone" name="s-phone" />
        </Stack>
        <Stack $gap={5}>
          <MoneyField
            label="Referral bonus"
            name="s-bonus"
            defaultValue="500"
            help="Paid when the person is hired."
          />
          <PasswordField label="Password" name="s-password" defaultValue="steel-toe-boots" />
          <SelectField label="Trade" name="s-trade" options={TRADES} />
          <SelectField
            label="Experience"
            name="s-exp"
            options={TRADES}
            error="Please select experience level"
          />
          <TextArea label="Notes" optional name="s-notes" placeholder="What should the employer know?" />
        </Stack>
        <Stack $gap={5}>
          <RadioGroup label="Your role" name="s-role" options={ROLES} value={role} onChange={setRole} />
          <CheckboxField label="I am 18 or older and accept the Terms" name="s-terms" />
          <CheckboxField
            label="Text me about my referrals"
            help="Reply STOP at any time."
            name="s-text"
            defaultChecked
          />
          <CheckboxField label="I understand" error="Please accept the Terms" name="s-understand" />
        </Stack>
      </Grid>
    </Section>
  );
}
