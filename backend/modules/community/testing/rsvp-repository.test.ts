import { afterAll, beforeAll, describe } from 'vitest';
import { asId } from '#kernel/ids.ts';
import {
  MikroEventRepository,
  MikroRsvpRepository,
} from '#modules/community/adapters/persistence/event/mikro-event-repositories.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { InMemoryEvents, InMemoryRsvps } from './in-memory-events.ts';
import { rsvpRepositoryContract } from './rsvp-repository.contract.ts';

describe('RSVPs in memory', () => {
  rsvpRepositoryContract(async () => ({
    events: new InMemoryEvents(new RecordedEvents()),
    rsvps: new InMemoryRsvps(),
    unitOfWork: noTransaction,
    people: ['host', 'a', 'b', 'c'].map((name) => asId<'user'>(name)),
  }));
});

describe('RSVPs in PostgreSQL', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());

  rsvpRepositoryContract(async () => {
    const people = [];
    for (let index = 0; index < 4; index += 1) people.push(asId<'user'>((await signUpReferrer(app)).id));
    const { orm, events, unitOfWork } = app.application.get(PLATFORM);
    return {
      events: new MikroEventRepository(orm, events),
      rsvps: new MikroRsvpRepository(orm),
      unitOfWork,
      people,
    };
  });
});
