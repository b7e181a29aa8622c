// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer, unreachable, type FakeServer } from '#shared/testing/fake-server.ts';
import { handTimers } from '#shared/testing/hand-timers.ts';
import { fakeUploads } from '#shared/testing/fake-upload.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { useForgetDraft } from '../model/use-draft-storage.ts';
import { FormikComposer } from './FormikComposer.tsx';
import { FormikWritingDraft } from './FormikWritingDraft.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const PICTURE = { id: ID, url: `/api/images/${ID}`, width: 4, height: 4 };

function Sample() {
  const forget = useForgetDraft('forum');
  return (
    <Formik initialValues={{ title: '', content: '' }} onSubmit={forget}>
      <Form>
        <FormikComposer name="content" label="Text" place="forum" />
        <FormikWritingDraft place="forum" />
        <button type="submit">Publish</button>
      </Form>
    </Formik>
  );
}

async function write(words = '', server = startFakeServer(), shown = words) {
  server.answers('GET /api/auth/user', { body: sampleUser() });
  if (words !== '') server.answers('GET /api/drafts/forum', { body: draftOf(words) });
  else server.answers('GET /api/drafts/forum', { body: { draft: null } });
  server.answers('PUT /api/drafts/forum', { status: 204 });
  server.answers('DELETE /api/drafts/forum', { status: 204 });
  const { user } = await renderPart(<Sample />);
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Text');
  if (words !== '') await waitFor(() => expect(area.value).toBe(shown));
  return { user, area, server };
}

const draftOf = (content: string) => ({
  draft: { title: null, content, updatedAt: '2026-11-20T12:00:00.000Z' },
});

const select = (area: HTMLTextAreaElement, start: number, end: number): void =>
  act(() => {
    area.focus();
    area.setSelectionRange(start, end);
  });

const file = (name: string): File => new File(['x'], name, { type: 'image/png' });

async function choose(user: UserEvent, ...files: File[]): Promise<void> {
  const chooser = document.querySelector<HTMLInputElement>('[data-pictures]');
  if (chooser) await user.upload(chooser, files);
}

describe('the toolbar', () => {
  it('buttons and shortcuts change the selected text', async () => {
    const { user, area } = await write('nail it');
    select(area, 0, 4);
    await press(user, 'Bold');
    expect(area.value).toBe('**nail** it');
    await user.keyboard('{Control>}b{/Control}');
    expect(area.value).toBe('nail it');
    select(area, 5, 7);
    await user.keyboard('{Control>}i{/Control}');
    expect([area.value, document.activeElement]).toEqual(['nail *it*', area]);
  });

  it('the toolbar is one tab stop, and arrow keys move within it', async () => {
    const { user } = await write();
    const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;
    const bold = screen.getByRole('button', { name: 'Bold' });
    act(() => bold.focus());
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Italic');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('Mention someone');
    await user.tab();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });
});

describe('the preview', () => {
  const preview = (user: UserEvent) => user.click(screen.getByRole('tab', { name: 'Preview' }));

  it("the preview shows the server's rendering of the text", async () => {
    const { user, server, area } = await write('**Hi**');
    server.answers('POST /api/text-preview', { body: { html: '<p><strong>Hi</strong></p>', mentioned: 0 } });
    await preview(user);
    const panel = await screen.findByRole('tabpanel', { name: 'Preview' });
    await waitFor(() => expect(panel.querySelector('strong')?.textContent).toBe('Hi'));
    expect(server.calls('POST /api/text-preview')[0]?.body).toEqual({ place: 'forum', content: '**Hi**' });
    await user.click(screen.getByRole('tab', { name: 'Write' }));
    expect(area.value).toBe('**Hi**');
  });

  it('a failed preview shows the reason and can be retried', async () => {
    const { user, server } = await write('Hi');
    server.answers(
      'POST /api/text-preview',
      refusing(400, 'community.too_many_pictures', 'Use up to 4 pictures'),
    );
    await preview(user);
    await screen.findByText('Use up to 4 pictures');
    server.answers('POST /api/text-preview', { body: { html: '<p>Hi</p>', mentioned: 0 } });
    await press(user, 'Retry');
    await waitFor(() => expect(screen.queryByText('Use up to 4 pictures')).toBeNull());
  });

  it('the preview of an empty text asks the writer to write something', async () => {
    const { user, server } = await write();
    await preview(user);
    await screen.findByText('Nothing to preview yet. Write something first.');
    expect(server.calls('POST /api/text-preview')).toEqual([]);
  });
});

describe('mentions', () => {
  const people = ['Mia', 'Milo'].map((firstName, index) => ({
    id: ID.replace(/7$/, String(index)),
    firstName,
    lastName: 'Lopez',
    profileImageUrl: null,
  }));
  const offering = (): FakeServer => {
    const server = startFakeServer();
    server.answers('GET /api/mentionable-people', { body: people });
    return server;
  };

  it('a mention is chosen with the keyboard while focus stays in the text', async () => {
    const { user, area, server } = await write('', offering());
    await user.type(area, 'Ask @mi');
    const list = await screen.findByRole('listbox', { name: 'People to mention' });
    const options = within(list).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Mia Lopez', 'Milo Lopez']);
    expect(area.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(area.value).toBe('Ask @Milo Lopez ');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([...(server.calls('GET /api/mentionable-people').at(-1)?.search ?? [])]).toEqual([
      ['place', 'forum'],
      ['q', 'mi'],
    ]);
  });

  it('a mention shows only a name, stores the person, and survives edits around it', async () => {
    const { user, area, server } = await write('', offering());
    await user.type(area, 'Ask @mi');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Enter}first.');
    expect(area.value).toBe('Ask @Milo Lopez first.');
    // No suggestions appear at the end of an existing mention.
    select(area, 15, 15);
    fireEvent.select(area);
    expect(screen.queryByRole('listbox')).toBeNull();
    await screen.findByText('Draft saved.');
    const stored = `Ask @[Milo Lopez](user:${people[1]?.id}) first.`;
    expect(server.calls('PUT /api/drafts/forum').at(-1)?.body).toEqual({ title: '', content: stored });
  });

  it('a restored draft shows mentions as names, and a shortened name ends the mention', async () => {
    const server = offering();
    const content = `Ask @[Mia Lopez](user:${ID}) now`;
    const { user, area } = await write(content, server, 'Ask @Mia Lopez now');
    select(area, 14, 14);
    await user.keyboard('{Backspace}');
    expect(area.value).toBe('Ask @Mia Lope now');
    await waitFor(() =>
      expect(server.calls('PUT /api/drafts/forum').at(-1)?.body).toMatchObject({
        content: 'Ask @Mia Lope now',
      }),
    );
  });

  it('a button opens the suggestions, and Escape closes them', async () => {
    const { user, area } = await write('', offering());
    await press(user, 'Mention someone');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('mi{Enter}');
    expect(area.value).toBe('@mi\n');
  });

  it('a name without matches shows a message', async () => {
    const server = startFakeServer();
    server.answers('GET /api/mentionable-people', { body: [] });
    const { user, area } = await write('', server);
    await user.type(area, '@zz');
    expect(await screen.findAllByText('Nobody here by that name.')).not.toEqual([]);
  });

  it('a bare @ sign without matches shows no message', async () => {
    const pass = handTimers();
    const server = startFakeServer();
    server.answers('GET /api/mentionable-people', { body: [] });
    const { user, area } = await write('', server);
    await user.type(area, 'Meet @');
    await waitFor(() => expect(server.calls('GET /api/mentionable-people')).toHaveLength(1));
    await pass(50);
    expect(screen.queryAllByText('Nobody here by that name.')).toEqual([]);
    await user.type(area, 'z');
    expect(await screen.findAllByText('Nobody here by that name.')).not.toEqual([]);
  });
});

describe('pictures', () => {
  it('a picture shows its upload progress, and then appears in the text for a description', async () => {
    const uploads = fakeUploads();
    const { user, area } = await write('Look:');
    select(area, 5, 5);
    await choose(user, file('roof.png'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.hasCome(40));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading roof.png' });
    expect([bar.getAttribute('aria-valuenow'), uploads[0]?.address]).toEqual([
      '40',
      '/api/images?purpose=post',
    ]);
    act(() => uploads[0]?.isAnswered(201, PICTURE));
    await waitFor(() => expect(area.value).toBe(`Look:\n\n![](${PICTURE.url})\n`));
    const alt = await screen.findByLabelText<HTMLInputElement>(/^Describe this picture/);
    fireEvent.change(alt, { target: { value: 'A [new] roof' } });
    expect(area.value).toContain(`![A  new  roof](${PICTURE.url})`);
    await press(user, 'Remove picture 1');
    expect(area.value).toBe('Look:\n\n');
  });

  it('a failed upload shows the reason until it is retried or dismissed', async () => {
    const uploads = fakeUploads();
    const { user, area } = await write();
    await choose(user, file('a.png'), file('b.png'));
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[0]?.isAnswered(415, { code: 'community.picture_type', message: '' }));
    act(() => uploads[1]?.breaksOff());
    await screen.findByText('a.png: Choose a JPEG, PNG or WebP picture.');
    await screen.findByText("b.png: We couldn't upload the picture. Please try again.");
    await press(user, 'Dismiss a.png');
    await press(user, 'Retry');
    await waitFor(() => expect(uploads).toHaveLength(3));
    act(() => uploads[2]?.isAnswered(201, PICTURE));
    await waitFor(() => expect(area.value).toContain(PICTURE.url));
    expect(screen.queryByText(/a\.png/)).toBeNull();
  });

  it('a text has at most four pictures', async () => {
    const uploads = fakeUploads();
    const four = [1, 2, 3].map((n) => `![](/api/images/${ID.replace(/7$/, String(n))})`).join('\n');
    const { user } = await write(four);
    await choose(user, file('a.png'), file('b.png'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Add a picture' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  });

  it('a pasted picture is uploaded', async () => {
    const uploads = fakeUploads();
    const { area } = await write();
    fireEvent.paste(area, { clipboardData: { files: [file('shot.png')] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
  });
});

describe('a draft', () => {
  it('a draft is restored and can be discarded', async () => {
    const { user, area, server } = await write('Half a text');
    await screen.findByText('We brought back your draft.');
    await press(user, 'Discard draft');
    await waitFor(() => expect(area.value).toBe(''));
    await waitFor(() => expect(server.calls('DELETE /api/drafts/forum')).toHaveLength(1));
  });

  it('a draft is saved after a pause and deleted after publishing', async () => {
    const { user, area, server } = await write();
    await user.type(area, 'Hey');
    await screen.findByText('Draft saved.');
    expect(server.calls('PUT /api/drafts/forum').map(({ body }) => body)).toEqual([
      { title: '', content: 'Hey' },
    ]);
    await press(user, 'Publish');
    await waitFor(() => expect(server.calls('DELETE /api/drafts/forum')).toHaveLength(1));
  });

  it('a draft stays on the device without a connection, and is sent afterwards', async () => {
    const { user, area, server } = await write();
    server.answers('PUT /api/drafts/forum', unreachable);
    await user.type(area, 'Hey');
    await screen.findByText("You're offline. Your draft is saved on this device.");
    server.answers('PUT /api/drafts/forum', { status: 204 });
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Draft saved.');
    expect(server.calls('PUT /api/drafts/forum').at(-1)?.body).toEqual({ title: '', content: 'Hey' });
  });
});
