// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Referral } from '#contract/hiring/referral.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { BulkContactDialog } from './BulkContactDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { InterviewDialog } from './InterviewDialog.tsx';

const STATUS = 'PUT /api/referrals/*/status';
const TIME = 'PUT /api/referrals/*/interview';
const INTERVIEW: NonNullable<Referral['interview']> = {
  id: '01890a5d-ac96-774b-bcce-b302099a8301',
  at: '2026-12-01T15:00:00.000Z',
  timeZone: 'America/Chicago',
  kind: 'in_person',
  place: '12 Oak St',
  note: null,
  status: 'proposed',
  proposedTimes: ['2026-12-02T16:00:00.000Z'],
  answeredAt: null,
};

describe('scheduling an interview', () => {
  it('an interview requires a day and time, and is sent with its kind and place', async () => {
    const server = startFakeServer();
    const close = vi.fn();
    const referral = sampleReferral();
    server.answers(STATUS, { body: { ...referral, status: 'interviewing' } });
    const { user } = await renderPart(<InterviewDialog referral={referral} onClose={close} />);
    await press(user, 'Text the time');
    expect(await screen.findByText('Please choose a day and time')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Day and time'), { target: { value: '2026-12-01T09:00' } });
    await fillIn(user, { "How you'll talk": 'in_person', 'Place or number': '12 Oak St' });
    await press(user, 'Text the time');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(STATUS)[0]?.body).toEqual({
      status: 'interview_scheduled',
      interview: { at: '2026-12-01T09:00', kind: 'in_person', place: '12 Oak St', note: null },
    });
  });

  it('an interview can be scheduled without a time', async () => {
    const server = startFakeServer();
    const referral = sampleReferral();
    server.answers(STATUS, { body: { ...referral, status: 'interviewing' } });
    const { user } = await renderPart(<InterviewDialog referral={referral} onClose={vi.fn()} />);
    await press(user, 'Schedule without a time');
    await waitFor(() => expect(server.calls(STATUS)[0]?.body).toEqual({ status: 'interview_scheduled' }));
  });

  it('one press takes a time that the worker proposed', async () => {
    const server = startFakeServer();
    const referral = sampleReferral({ status: 'interviewing', interview: INTERVIEW });
    server.answers(TIME, { body: referral });
    const { user } = await renderPart(<InterviewDialog referral={referral} onClose={vi.fn()} />);
    expect(screen.queryByRole('button', { name: 'Schedule without a time' })).toBeNull();
    await press(user, 'Wednesday, December 2 at 10:00 AM CST');
    await press(user, 'Text the time');
    await waitFor(() =>
      expect(server.calls(TIME)[0]?.body).toMatchObject({ at: '2026-12-02T16:00:00.000Z' }),
    );
  });
});

describe('the contact dialogs', () => {
  it('the contact dialog sends the text and warns of an unconfirmed worker', async () => {
    const server = startFakeServer();
    const referral = sampleReferral({ verificationStatus: 'pending' });
    server.answers(STATUS, { body: { ...referral, status: 'contacted' } });
    const { user } = await renderPart(<ContactDialog referral={referral} onClose={vi.fn()} />);
    expect(screen.getByText(/hasn't confirmed the referral yet/)).toBeDefined();
    await fillIn(user, { 'Text message': ' Call me at noon ' });
    expect(screen.queryByRole('button', { name: 'Mark as contacted' })).toBeNull();
    await press(user, 'Send text');
    await waitFor(() =>
      expect(server.calls(STATUS)[0]?.body).toEqual({ status: 'contacted', message: 'Call me at noon' }),
    );
  });

  it('the contact dialog links to a call if the worker has confirmed', async () => {
    const referral = sampleReferral({ verificationStatus: 'verified' });
    await renderPart(<ContactDialog referral={referral} onClose={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Mark as contacted' })).toBeDefined();
    const call = screen.getByRole('link', { name: '(512) 555-0148' });
    expect(call.getAttribute('href')).toBe('tel:+15125550148');
  });

  it('the bulk dialog counts unconfirmed workers and can skip them', async () => {
    const confirmed = sampleReferral();
    const other = sampleReferral({ id: 'other', verificationStatus: 'pending' });
    const confirm = vi.fn(async () => true);
    const dialog = <BulkContactDialog referrals={[confirmed, other]} onClose={vi.fn()} onConfirm={confirm} />;
    const { user } = await renderPart(dialog);
    expect(screen.getByText(/^1 of them hasn't confirmed/)).toBeDefined();
    await press(user, 'Only the 1 who confirmed');
    await waitFor(() => expect(confirm).toHaveBeenCalledWith([confirmed], null));
  });
});
