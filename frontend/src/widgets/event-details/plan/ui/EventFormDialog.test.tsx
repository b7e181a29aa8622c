// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EventAnswer } from '#contract/community/event/event.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import {
  choicesOf,
  expectFieldMessages,
  expectToast,
  fillIn,
  press,
  valueOf,
} from '#shared/testing/on-screen.ts';
import { sampleBoard } from '#shared/testing/sample-board.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { EventFormDialog } from './EventFormDialog.tsx';

const CREATE = 'POST /api/events';
const ZONE = 'GET /api/event-time-zone';
const BOARDS = 'GET /api/industry-boards';
const DENVER = { body: { timeZone: 'America/Denver', city: 'Denver' } };
const TYPED = {
  Title: 'OSHA 10 refresher',
  'Event Type': 'safety',
  Description: 'Two hours on falls and ladders.',
  'Start Date & Time': '2099-03-14T18:00',
  'End Date & Time': '2099-03-14T20:00',
  Location: 'Denver, CO',
};

async function open(event: EventAnswer | null = null, boards: FakeAnswer = silent) {
  const server = startFakeServer();
  server.answers(ZONE, DENVER);
  server.answers(BOARDS, boards);
  const onClose = vi.fn();
  const part = await renderPart(<EventFormDialog event={event} onClose={onClose} />);
  await screen.findByRole('dialog');
  return { ...part, server, onClose };
}

describe('the form of a new event', () => {
  it('an empty event form lists all missing fields and sends nothing', async () => {
    const { user, server } = await open();
    expect(choicesOf('Event Type')).toBe(
      'Select a type, Hiring Fair, Training, Compliance, Safety, Networking, Other',
    );
    expect(choicesOf('Where')).toBe('In person, Online, In person and online');
    await press(user, 'Create Event');
    await expectFieldMessages([
      'Title must be at least 5 characters',
      'Please select an event type',
      'Description must be at least 10 characters',
      'Location is required',
      'Please select a start date and time',
      'Please select an end date and time',
    ]);
    expect(server.calls(CREATE)).toEqual([]);
  });

  it('an online event needs only an HTTPS link', async () => {
    const { user } = await open();
    await fillIn(user, { ...TYPED, Where: 'online' });
    expect(screen.queryByLabelText(/^Location/)).toBeNull();
    await press(user, 'Create Event');
    await expectFieldMessages(['Location is required']);
    await fillIn(user, { 'Meeting Link': 'http://example.com' });
    await expectFieldMessages(['Please enter a link that begins with https://']);
  });

  it('an event cannot end before its start or have half a guest', async () => {
    const { user } = await open();
    await fillIn(user, { ...TYPED, 'End Date & Time': '2099-03-14T17:00', Capacity: '2.5' });
    await press(user, 'Create Event');
    await expectFieldMessages([
      'End must be after the start',
      'Capacity must be a whole number of at least 1',
    ]);
  });

  it.each<readonly [EventAnswer['status'], string]>([
    ['published', "Event createdIt's published. Share the link."],
    ['in_review', "Event createdWe'll review it first. We'll tell you when it's published."],
    ['draft', 'Event createdYour draft is under My Events.'],
  ])('a new event with status %s shows "%s"', async (status, words) => {
    const { user, server, onClose, address } = await open();
    server.answers(CREATE, { status: 201, body: sampleEvent({ status }) });
    await fillIn(user, { ...TYPED, Capacity: '25' });
    if (status === 'draft') await user.click(screen.getByLabelText(/^Save as a draft/));
    await press(user, 'Create Event');
    await expectToast(words);
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(address()).toBe(`/events/${sampleEvent().id}`));
    expect(server.calls(CREATE)[0]?.body).toEqual({
      title: 'OSHA 10 refresher',
      description: 'Two hours on falls and ladders.',
      eventType: 'safety',
      startAt: '2099-03-15T00:00:00.000Z',
      endAt: '2099-03-15T02:00:00.000Z',
      location: 'Denver, CO',
      isVirtual: false,
      locationType: 'in_person',
      onlineUrl: null,
      capacity: 25,
      boardId: null,
      visibility: 'public',
      tags: [],
      status: status === 'draft' ? 'draft' : 'published',
    });
  });

  it('the event form names the time zone of the place and season', async () => {
    const { user, server } = await open();
    expect(screen.getByText("Times are in the location's own time zone.")).toBeTruthy();
    await fillIn(user, { Location: 'Denver, CO', 'Start Date & Time': '2027-01-15T18:00' });
    await screen.findByText('Times are in Denver time (MST).');
    const [asked] = server.calls(ZONE);
    expect(Object.fromEntries(asked?.search ?? [])).toEqual({ location: 'Denver, CO', isVirtual: 'false' });
    await fillIn(user, { 'Start Date & Time': '2027-07-15T18:00' });
    await screen.findByText('Times are in Denver time (MDT).');
    server.answers(ZONE, { body: { timeZone: 'America/Chicago', city: null } });
    await fillIn(user, { Location: 'Behind the old mill' });
    await screen.findByText(
      "We don't know this town, so times are in Chicago time (CDT). Add the city and state to change that.",
    );
    server.answers(ZONE, { body: { timeZone: 'Pacific/Honolulu', city: 'Hilo' } });
    await fillIn(user, { Where: 'online' });
    await screen.findByText('Times are in Hilo time (HST).');
  });

  it('a host can choose a board that allows posts, and whether only members see the event', async () => {
    const { user, server } = await open();
    const mayNot = { ...sampleBoard().permissions, mayPost: false };
    const [framers, archived] = [
      sampleBoard({ name: 'Framers', permissions: { ...mayNot, mayPost: true } }),
      sampleBoard({ id: '01890a5d-ac96-774b-bcce-b302099a8499', name: 'Old', permissions: mayNot }),
    ];
    server.answers(BOARDS, { body: [framers, archived] });
    expect(screen.queryByLabelText('Board')).toBeNull();
    await press(user, 'Retry');
    const board = await screen.findByLabelText<HTMLSelectElement>('Board');
    expect([...board.options].map(({ text }) => text)).toEqual(['No board', 'Framers']);
    expect(screen.queryByLabelText('Who can see it')).toBeNull();
    server.answers(CREATE, { status: 201, body: sampleEvent() });
    await fillIn(user, { ...TYPED, Board: framers.id, Tags: 'osha, falls' });
    await fillIn(user, { 'Who can see it': 'board' });
    expect(screen.getByRole('option', { name: 'Only members of Framers' })).toBeTruthy();
    await press(user, 'Create Event');
    await expectToast(/^Event created/);
    expect(server.calls(CREATE)[0]?.body).toMatchObject({
      boardId: framers.id,
      visibility: 'board',
      tags: ['osha', 'falls'],
    });
  });

  it('an event of a private board is only for members, and a tag has 30 characters at most', async () => {
    const permissions = { ...sampleBoard().permissions, mayPost: true };
    const locked = sampleBoard({ name: 'Locked', isPrivate: true, permissions });
    const { user } = await open(null, { body: [locked] });
    await screen.findByLabelText('Board');
    await fillIn(user, { ...TYPED, Board: locked.id, Tags: 'x'.repeat(31) });
    expect(screen.getByText(/^This board is private, so only its members see the event\./)).toBeTruthy();
    expect(screen.queryByLabelText('Who can see it')).toBeNull();
    await press(user, 'Create Event');
    await expectFieldMessages(['Tags can have 30 characters at most']);
  });

  it("the event form sends nothing without the place's time zone", async () => {
    const { user, server, onClose } = await open();
    server.answers(ZONE, silent);
    await fillIn(user, TYPED);
    await press(user, 'Create Event');
    await expectToast('Error creating eventFailed to create event. Please try again.');
    expect(server.calls(CREATE)).toEqual([]);
    server.answers(ZONE, DENVER);
    server.answers(CREATE, { status: 201, body: sampleEvent() });
    await press(user, 'Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it.each<readonly [FakeAnswer, string]>([
    [silent, 'Error creating eventFailed to create event. Please try again.'],
    [
      refusing(
        429,
        'moderation.too_many',
        'New accounts can create 3 events a day. Please come back tomorrow.',
      ),
      'Error creating eventNew accounts can create 3 events a day. Please come back tomorrow.',
    ],
    [signedOut, 'ErrorPlease try again or refresh the page.'],
  ])('a refusal with %o shows "%s" and preserves the event form', async (answer, words) => {
    const { user, server, onClose } = await open();
    server.answers(CREATE, answer);
    await fillIn(user, TYPED);
    await press(user, 'Create Event');
    await expectToast(words);
    expect(valueOf('Title')).toBe('OSHA 10 refresher');
    expect(onClose).not.toHaveBeenCalled();
  });

  it("a field of the event form shows the server's message about it", async () => {
    const { user, server } = await open();
    const message = 'Start must be in the future';
    server.answers(CREATE, refusing(400, 'community.start_in_past', message, [{ path: 'startAt', message }]));
    await fillIn(user, TYPED);
    await press(user, 'Create Event');
    await expectFieldMessages([message]);
  });

  it('the event form stores a draft while someone types', async () => {
    const first = await open();
    await fillIn(first.user, TYPED);
    await waitFor(() => expect(localStorage.getItem('crewvine.draft.event')).toContain('OSHA 10'));
  });
});

describe('the form of an existing event', () => {
  it('an edit of an event sends only changed fields, and announces the message to guests', async () => {
    const { user, server, onClose } = await open(sampleEvent({ isHost: true }));
    expect(screen.getByText("We'll tell everyone who RSVP'd about a new title, time or place.")).toBeTruthy();
    server.answers('PATCH /api/events/*', { body: sampleEvent({ title: 'OSHA 30' }) });
    await fillIn(user, { Title: 'OSHA 30' });
    await press(user, 'Save Changes');
    await expectToast('Event updated');
    expect(server.calls('PATCH /api/events/*')[0]?.body).toEqual({ title: 'OSHA 30' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('a move to another time zone preserves the local times', async () => {
    const { user, server } = await open(sampleEvent({ isHost: true }));
    expect(valueOf('Start Date & Time')).toBe('2099-03-14T18:00');
    expect(screen.getByText('Times are in Austin time (CDT).')).toBeTruthy();
    expect(server.calls(ZONE)).toEqual([]);
    server.answers('PATCH /api/events/*', { body: sampleEvent() });
    await fillIn(user, { Location: 'Denver, CO' });
    await screen.findByText('Times are in Denver time (MDT).');
    await press(user, 'Save Changes');
    await expectToast('Event updated');
    expect(server.calls('PATCH /api/events/*')[0]?.body).toEqual({
      startAt: '2099-03-15T00:00:00.000Z',
      endAt: '2099-03-15T02:00:00.000Z',
      location: 'Denver, CO',
      isVirtual: false,
      locationType: 'in_person',
      onlineUrl: null,
    });
  });

  it('a capacity below the number of guests shows an error in its field', async () => {
    const { user, server } = await open(sampleEvent({ isHost: true }));
    const message = 'More people than that are already going';
    server.answers(
      'PATCH /api/events/*',
      refusing(422, 'community.capacity_too_small', message, [{ path: 'capacity', message }]),
    );
    await fillIn(user, { Capacity: '3' });
    await press(user, 'Save Changes');
    await expectToast(`The event wasn't saved${message}`);
    await expectFieldMessages([message]);
  });
});
