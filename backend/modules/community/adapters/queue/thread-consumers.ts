import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { NotifyThreadPeople } from '../../application/post/notify-thread-people.ts';
import type { RefreshThreads } from '../../application/post/refresh-threads.ts';

export function notifyThreadPeopleConsumer(notify: NotifyThreadPeople): EventConsumer {
  return consumer({
    name: 'community.tell_thread_people',
    on: ['community.post_published', 'community.reply_published', 'community.answer_accepted'],
    handle: (event) => notify.run(event),
  });
}

export function refreshThreadsConsumer(refresh: RefreshThreads): EventConsumer {
  return consumer({
    name: 'community.refresh_threads',
    on: [
      'community.post_removed',
      'community.post_restored',
      'community.reply_published',
      'community.reply_removed',
      'community.reply_restored',
      'community.answer_accepted',
    ],
    handle: ({ payload }) => refresh.run(asId(payload.postId)),
  });
}
