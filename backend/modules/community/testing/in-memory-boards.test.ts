import { describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { boardRepositoriesContract } from './board-repositories.contract.ts';
import { InMemoryBoardMembers, InMemoryBoards, InMemoryJoinRequests } from './in-memory-boards.ts';

const events = new RecordedEvents();
const inMemory = {
  events,
  boards: new InMemoryBoards(events),
  members: new InMemoryBoardMembers(),
  requests: new InMemoryJoinRequests(),
  transaction: <T>(work: () => Promise<T>) => work(),
  person: async () => newId<'user'>(),
};

describe('the boards in memory', () => {
  boardRepositoriesContract(() => inMemory);
});
