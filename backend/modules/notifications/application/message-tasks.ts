/** The task kinds that deliver messages, for queue monitoring. */
export const MESSAGE_TASKS: readonly string[] = [
  'notifications.send_mail',
  'notifications.send_push',
  'notifications.send_text',
];
