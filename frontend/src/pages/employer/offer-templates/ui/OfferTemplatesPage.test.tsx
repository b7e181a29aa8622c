// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { OfferTemplatesPage } from './OfferTemplatesPage.tsx';

const LIST = 'GET /api/offer-templates';
const ADD = 'POST /api/offer-templates';
const CHANGE = 'PATCH /api/offer-templates/*';
const REMOVE = 'DELETE /api/offer-templates/*';
const RESTORE = 'POST /api/offer-templates/crew/restore';
const CREW = {
  id: 'crew',
  name: 'Framing crew',
  payType: 'daily',
  schedule: 'Mon–Fri, 6 AM',
  benefits: 'Health Insurance',
  benefitIds: ['health-insurance'],
  conditions: 'Dear {{worker}}, be at {{site}}.',
  customTerms: null,
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};

async function open(rows: readonly object[] = [CREW]) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers(LIST, { body: rows });
  return { server, ...(await renderPart(<OfferTemplatesPage />, { at: '/employer/offer-templates' })) };
}

const bodyOf = (server: FakeServer, call: string) => server.calls(call).map(({ body }) => body);

describe('the offer templates of a company', () => {
  it("a template's card shows its content with merge fields by name", async () => {
    await open();
    const card = (await screen.findByRole('heading', { name: 'Framing crew' })).closest('li');
    expect(card?.textContent).toContain('Daily · Mon–Fri, 6 AM · Health Insurance');
    expect(card?.textContent).toContain("Dear [Worker's name], be at [Work location].");
  });

  it('an empty list suggests a first template, whose dialog opens', async () => {
    const { server, user } = await open([]);
    expect(await screen.findByText('No templates yet')).toBeDefined();
    server.answers(LIST, silent);
    await press(user, 'New template');
    expect(await screen.findByRole('dialog', { name: 'New template' })).toBeDefined();
  });

  it('the page reloads templates that failed to load', async () => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
    server.answers(LIST, silent);
    const { user } = await renderPart(<OfferTemplatesPage />);
    expect(await screen.findByText("The templates didn't load")).toBeDefined();
    server.answers(LIST, { body: [CREW] });
    await press(user, 'Retry');
    expect(await screen.findByText('Framing crew')).toBeDefined();
  });

  it('the dialog inserts a merge field at the caret and previews the letter', async () => {
    const { server, user } = await open([]);
    server.answers(ADD, { body: CREW });
    await press(user, 'New template');
    const dialog = await screen.findByRole('dialog', { name: 'New template' });
    await fillIn(user, { Name: 'Framing crew', Conditions: 'Dear , welcome' });
    const conditions = screen.getByLabelText<HTMLTextAreaElement>(/^Conditions/);
    conditions.focus();
    conditions.setSelectionRange(5, 5);
    await press(user, "Worker's name", dialog);
    await waitFor(() => expect(valueOf('Conditions (optional)')).toBe('Dear {{worker}}, welcome'));
    const preview = within(dialog).getByRole('region', { name: 'How a letter reads' });
    expect(preview.textContent).toContain('Dear Maria Lopez, welcome');
    await press(user, 'Save template');
    await expectToast('Template savedFraming crew');
    expect(bodyOf(server, ADD)).toMatchObject([
      { name: 'Framing crew', payType: null, conditions: 'Dear {{worker}}, welcome' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a template without a name or with an unknown merge field is not saved', async () => {
    const { server, user } = await open([]);
    await press(user, 'New template');
    await fillIn(user, { Conditions: 'Dear {{boss}}' });
    await press(user, 'Save template');
    await expectFieldMessages([
      'Please name the template',
      'Unknown merge field. Please pick one from the list.',
    ]);
    expect(server.calls(ADD)).toEqual([]);
  });

  it('the dialog retains the input if the server refuses', async () => {
    const { server, user } = await open();
    const taken = 'Your company already has a template with this name';
    server.answers(CHANGE, {
      status: 409,
      body: {
        code: 'offers.template_name_taken',
        message: taken,
        issues: [{ path: 'name', message: taken }],
      },
    });
    await press(user, 'Edit Framing crew');
    await fillIn(user, { Name: 'Roofing crew' });
    await press(user, 'Save template');
    await expectFieldMessages([taken]);
    expect(valueOf('Name')).toBe('Roofing crew');
  });

  it('the second of two editors sees the other change before overwriting it', async () => {
    const { server, user } = await open();
    const newer = { ...CREW, version: 2, conditions: 'By someone else' };
    server.answers(
      CHANGE,
      refusing(409, 'offers.template_changed', 'Someone else just changed this template.'),
    );
    await press(user, 'Edit Framing crew');
    await fillIn(user, { Conditions: 'By me' });
    server.answers(LIST, { body: [newer] });
    await press(user, 'Save template');
    const alert = await screen.findByRole('alert');
    server.answers(CHANGE, { body: { ...newer, version: 3 } });
    await press(user, 'Save mine instead', alert);
    await expectToast('Template savedFraming crew');
    expect(bodyOf(server, CHANGE)).toMatchObject([
      { version: 1, conditions: 'By me' },
      { version: 2, conditions: 'By me' },
    ]);
  });

  it("the second editor can load the first editor's version", async () => {
    const { server, user } = await open();
    server.answers(
      CHANGE,
      refusing(409, 'offers.template_changed', 'Someone else just changed this template.'),
    );
    await press(user, 'Edit Framing crew');
    await fillIn(user, { Conditions: 'By me' });
    server.answers(LIST, { body: [{ ...CREW, version: 2, conditions: 'By someone else' }] });
    await press(user, 'Save template');
    await press(user, 'Show the new version');
    await waitFor(() => expect(valueOf('Conditions (optional)')).toBe('By someone else'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a template is duplicated under a free name', async () => {
    const { server, user } = await open();
    server.answers(ADD, { body: { ...CREW, name: 'Framing crew (copy)' } });
    await press(user, 'Duplicate Framing crew');
    await expectToast('Template duplicatedFraming crew (copy)');
    expect(bodyOf(server, ADD)).toMatchObject([
      { name: 'Framing crew (copy)', benefits: ['health-insurance'], conditions: CREW.conditions },
    ]);
  });

  it('a press deletes a template, a failed deletion leaves it, and Undo restores it', async () => {
    const { server, user } = await open();
    server.answers(REMOVE, silent);
    await press(user, 'Delete Framing crew');
    await expectToast("The template wasn't deleted");
    server.answers(REMOVE, { status: 204 });
    server.answers(LIST, { body: [] });
    await press(user, 'Delete Framing crew');
    await expectToast('Template deletedFraming crewUndo');
    expect(await screen.findByText('No templates yet')).toBeDefined();
    server.answers(RESTORE, { body: CREW });
    server.answers(LIST, { body: [CREW] });
    await press(user, 'Undo');
    await expectToast('Template restoredFraming crew');
    expect(await screen.findByRole('heading', { name: 'Framing crew' })).toBeDefined();
    expect(server.calls(RESTORE)).toHaveLength(1);
  });

  it('a failed Undo shows the reason', async () => {
    const { server, user } = await open();
    server.answers(REMOVE, { status: 204 });
    await press(user, 'Delete Framing crew');
    const taken = 'Your company already has a template with this name';
    server.answers(RESTORE, refusing(409, 'offers.template_name_taken', taken));
    await press(user, 'Undo');
    await expectToast(`The template couldn't be restored${taken}`);
  });
});
