import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyBoardPeople } from '../../application/board/notify-board-people.ts';

export function notifyBoardPeopleConsumer(notify: NotifyBoardPeople): EventConsumer {
  return consumer({
    name: 'community.tell_board_people',
    on: [
      'community.board_join_requested',
      'community.board_join_decided',
      'community.board_moderator_appointed',
      'community.board_handed_over',
    ],
    handle: (event) => notify.run(event),
  });
}
