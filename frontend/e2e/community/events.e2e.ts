import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, withEndedSession, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeAdmin, becomeEmployer, becomeMember, becomeWorker } from '../support/sign-up.ts';

const TITLE = 'Scaffold safety day';

describe('events', () => {
  let browser: Browser;
  let product: Product;
  let host: Person;
  let first: Person;
  let second: Person;
  let admin: Person;
  let visitor: Person;
  let id: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    [host, first, second, admin, visitor] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: PHONE }),
      meet(browser, product, { viewport: PHONE }),
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: PHONE }),
    ]);
    await Promise.all([becomeEmployer(host), becomeMember(first), becomeWorker(second), becomeAdmin(admin)]);
  });
  afterAll(() => product.stop());

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('the empty list says so, and a failed load shows an error', async () => {
    const { page } = visitor;
    await withEndedSession(visitor);
    await page.route('**/api/events?*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/events');
    await expectSeen(page.getByRole('heading', { name: 'Failed to load events' }));
    await page.unroute('**/api/events?*');
    await button(page, 'Retry').click();
    await expectSeen(page.getByRole('heading', { name: 'No events yet' }));
    await expect.poll(() => button(page, 'Create Event').count()).toBe(0);
  });

  it('the form for an event says what is missing, and an event of a new host waits for an admin', async () => {
    const { page } = host;
    await page.goto('/events');
    await button(page, 'Create Event').click();
    const dialog = page.getByRole('dialog', { name: 'Create Event' });
    const submit = dialog.getByRole('button', { name: 'Create Event' });
    await submit.click();
    for (const message of [
      'Title must be at least 5 characters',
      'Please select an event type',
      'Description must be at least 10 characters',
      'Please select a start date and time',
      'Please select an end date and time',
      'Location is required',
    ])
      await expectSeen(dialog.locator('p', { hasText: message }));
    await expectAccessible(page, 'the form with its messages');
    await dialog.getByLabel('Title').fill(TITLE);
    await dialog.getByLabel('Event Type').selectOption('safety');
    await dialog.getByLabel('Description').fill('Planks, ties and guard rails. Bring your boots.');
    await dialog.getByLabel('Start Date & Time').fill('2099-03-13T18:00');
    await dialog.getByLabel('End Date & Time').fill('2099-03-13T20:00');
    await dialog.getByLabel('Location').fill('Denver, CO');
    await dialog.getByLabel(/^Capacity/).fill('1');
    await page.route('**/api/events', (route) => route.fulfill({ status: 500 }));
    await submit.click();
    await expectToast(page, 'Error creating eventFailed to create event. Please try again.');
    await page.unroute('**/api/events');
    await submit.click();
    await expectToast(page, /^Event created/);
    await expectSeen(page.getByRole('heading', { level: 1, name: TITLE }));
    const shared = page.getByLabel('Link to share');
    await expect.poll(() => shared.inputValue()).toBe(page.url());
    await expectAccessible(page, 'a new event with its link');
    const [event] = (await call(host, 'GET', '/api/my-events')) as Loose[];
    id = event.id;
    expect([event.status, event.timeZone]).toEqual(['in_review', 'America/Denver']);
    await admin.page.goto('/admin/events');
    const card = admin.page.getByRole('article', { name: TITLE });
    await card.getByRole('link', { name: TITLE }).click();
    await expectSeen(admin.page.getByText('This event is waiting for review'));
    await expectAccessible(admin.page, 'the page of an event that waits');
    await admin.page.getByRole('link', { name: 'Events to review' }).click();
    await card.getByRole('button', { name: 'Publish' }).click();
    await expectToast(admin.page, 'Event published');
  });

  it('an RSVP asks a visitor to log in', async () => {
    const { page } = visitor;
    await page.goto('/events');
    await page.getByRole('button', { name: `View Details: ${TITLE}` }).click();
    await expectSeen(page.getByRole('dialog', { name: TITLE }));
    await button(page, 'RSVP').click();
    await expectToast(page, 'Login requiredPlease log in to RSVP for events');
    await expectAccessible(page, 'the details', true);
    await expectNoOverflow(page, 'the details');
  });

  it('an event shows the local time of its place and the reader’s own time', async () => {
    const { page } = visitor;
    await page.goto(`/events/${id}`);
    // Exactly as its host typed it. The host is in Central time, but an event's time is local to its place.
    await expectText(page.locator('dl'), 'Fri, Mar 13, 6:00 PM MDT');
    await expectText(page.locator('dl'), 'Your time');
  });

  it('an RSVP updates the host’s page without a reload', async () => {
    await host.page.goto(`/events/${id}`);
    await expectText(host.page.locator('dl'), '0 of 1 going');
    await host.page.evaluate(() => Object.assign(window, { stayed: true }));
    const { page } = first;
    await page.goto(`/events/${id}`);
    const refused = (status: number) => page.route('**/rsvp', (route) => route.fulfill({ status }));
    await refused(500);
    await button(page, 'RSVP').click();
    await expectToast(page, 'RSVP failedFailed to RSVP. The event might be full.');
    await page.unroute('**/rsvp');
    const box = await button(page, 'RSVP').boundingBox();
    // Within reach of the thumb at any scroll position.
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(PHONE.height - 80);
    await button(page, 'RSVP').click();
    await expectToast(page, 'RSVP confirmed');
    await button(page, 'Cancel RSVP').click();
    await expectToast(page, /^RSVP cancelled/);
    await button(page, 'Undo').click();
    await expectToast(page, 'RSVP confirmed');
    await expectText(host.page.locator('dl'), '1 of 1 going');
    await expect.poll(() => host.page.evaluate(() => 'stayed' in window)).toBe(true);
    await expectSeen(host.page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' }));
    await refused(500);
    await button(page, 'Cancel RSVP').click();
    await expectToast(page, 'Failed to cancel RSVP');
    await page.unroute('**/rsvp');
  });

  it('a spot that is given up is offered to the first person on the waiting list, who takes it', async () => {
    const { page } = second;
    await page.goto(`/events/${id}`);
    await button(page, 'Join the Waiting List').click();
    await expectToast(page, "You're on the waiting list");
    await expectSeen(page.getByText("You're number 1 on the waiting list."));
    // The stream reports that someone waits, and the dialog asks before the spot is given up.
    await expectText(first.page.locator('dl'), '1 waiting');
    await button(first.page, 'Cancel RSVP').click();
    const question = first.page.getByRole('dialog', { name: 'Give up your spot?' });
    await question.getByRole('button', { name: 'Cancel RSVP' }).click();
    await expectToast(first.page, /^RSVP cancelled/);
    await expectText(first.page.locator('dl'), '0 going · 1 spot held');
    await expectSeen(first.page.getByText(/^The last spot is held/));
    // The offer arrives over the stream.
    await button(page, 'Take the Spot').click();
    await expectToast(page, 'RSVP confirmed');
    await expectSeen(page.getByText('Your check-in code'));
    await expectAccessible(page, 'a place with its code');
  });

  it('the camera of the host’s phone opens the check-in code of a guest', async () => {
    const { myRsvp } = await call(second, 'GET', `/api/events/${id}`);
    const picture = second.page.locator('img[src$="check-in-code.svg"]');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { page } = host;
    await page.goto(`/check-in/${id}/${myRsvp.checkInCode}`);
    await button(page, 'Check In').click();
    await expectSeen(page.getByText('Wes Ruiz is checked in'));
    await expectText(page.locator('main'), '1 of 1 checked in');
    await expectSeen(second.page.getByText("You're checked in. Enjoy!"));
  });

  it('a host checks in guests from the list, and the camera on the page reads a code', async () => {
    const { page } = host;
    await page.goto(`/events/${id}/check-in`);
    await page.getByLabel('Search guests').fill('ruiz w');
    await button(page, 'Undo check-in: Wes Ruiz').click();
    await expectText(page.locator('main'), '0 of 1 checked in');
    await button(page, 'Check In: Wes Ruiz').click();
    await expectText(page.locator('main'), '1 of 1 checked in');
    await button(page, 'Undo check-in: Wes Ruiz').click();
    await expectText(page.locator('main'), '0 of 1 checked in');
    await expectAccessible(page, 'the guest list');
    const picture = await second.context.request.get(`/api/events/${id}/check-in-code.svg`);
    await page.evaluate(showToCamera, await picture.text());
    await button(page, 'Scan a code').click();
    await expectSeen(page.getByText('Wes Ruiz is checked in'));
    await expectText(page.locator('main'), '1 of 1 checked in');
    await expectAccessible(page, 'the scanner');
    await button(page, 'Stop scanning').click();
    await expectSeen(button(page, 'Scan a code'));
  });

  it('the keyboard moves through the calendar of events', async () => {
    const { page } = host;
    await page.goto('/events?view=calendar');
    await settled(page);
    const grid = page.getByRole('grid');
    await grid.locator('[tabindex="0"]').focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const before = await focused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).not.toBe(before);
    const name = await grid.getAttribute('aria-label');
    await page.keyboard.press('PageDown');
    await expect.poll(() => grid.getAttribute('aria-label')).not.toBe(name);
    await expect.poll(focused).not.toBe('');
    await page.keyboard.press('PageUp');
    await expect.poll(() => grid.getAttribute('aria-label')).toBe(name);
    await expectAccessible(page, 'the calendar');
  });

  it('a host cancels an event after a confirmation, and guests are notified', async () => {
    const { page } = host;
    await page.goto(`/events/${id}`);
    await button(page, 'Cancel Event').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this event?' });
    await expectText(dialog, "We'll tell the 1 person who RSVP'd. You can't undo this.");
    await dialog.getByLabel(/^What should we tell them/).fill('The hall is flooded.');
    await expectAccessible(page, 'the question');
    await dialog.getByRole('button', { name: 'Cancel Event' }).click();
    await expectToast(page, 'Event canceled');
    await expectSeen(second.page.getByText('The hall is flooded.'));
    await second.page.goto('/notifications');
    await expectSeen(second.page.getByText('Event canceled'));
    for (const person of [host, first, second, admin, visitor])
      expect(unexpected(person).filter((words) => !/status of 500/.test(words))).toEqual([]);
  });
});

/** Shows this picture to the page's camera, as if a guest held up their phone. */
async function showToCamera(svg: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const drawn = canvas.getContext('2d');
  const draw = (): void => {
    if (!drawn) return;
    drawn.fillStyle = '#c9c2b5';
    drawn.fillRect(0, 0, 640, 480);
    drawn.drawImage(image, 180, 100, 280, 280);
  };
  draw();
  setInterval(draw, 100);
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => canvas.captureStream(10) },
  });
}
