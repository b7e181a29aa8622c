import type { communityKinds } from '#contract/notifications/vocabulary/kinds/community.ts';
import type { WordsOf } from './notice-words.ts';

export const communityNotices: WordsOf<typeof communityKinds> = {
  board_join_requested: {
    event: 'Someone asks to join a board',
    reader: 'owner and moderators of the board',
    en: {
      title: 'New join request',
      message: '{personName} wants to join {boardName}.',
      several: '{personName} want to join {boardName}.',
    },
    es: {
      title: 'Nueva solicitud',
      message: '{personName} quiere unirse a {boardName}.',
      several: '{personName} quieren unirse a {boardName}.',
    },
  },
  board_request_approved: {
    event: 'A request to join is approved',
    reader: 'who asked',
    en: { title: "You're in", message: 'You can now read and post in {boardName}.' },
    es: { title: 'Ya puede entrar', message: 'Ya puede leer y publicar en {boardName}.' },
  },
  board_request_declined: {
    event: 'A request to join is declined',
    reader: 'who asked',
    en: {
      title: 'Request declined',
      message: 'The moderators of {boardName} declined your request to join.',
    },
    es: { title: 'Solicitud rechazada', message: 'Los moderadores de {boardName} rechazaron su solicitud.' },
  },
  board_moderator_appointed: {
    event: 'A moderator is appointed',
    reader: 'the moderator',
    en: {
      title: "You're a moderator",
      message: 'You can now approve members and moderate posts in {boardName}.',
    },
    es: {
      title: 'Ahora modera un grupo',
      message: 'Ya puede aceptar miembros y moderar publicaciones en {boardName}.',
    },
  },
  board_handed_over: {
    event: 'A board is handed over',
    reader: 'its new owner',
    en: { title: 'You own a board', message: "You're now the owner of {boardName}." },
    es: { title: 'Ahora es su grupo', message: '{boardName} ahora está a su cargo.' },
  },
  post_replied: {
    event: 'Someone replies',
    reader: 'who wrote or follows the post',
    en: {
      title: 'New reply',
      message: '{personName} replied to "{postTitle}".',
      several: '{personName} replied to "{postTitle}".',
    },
    es: {
      title: 'Nueva respuesta',
      message: '{personName} respondió a "{postTitle}".',
      several: '{personName} respondieron a "{postTitle}".',
    },
  },
  reply_quoted: {
    event: 'Someone quotes a reply',
    reader: 'who wrote it',
    en: {
      title: 'New answer',
      message: '{personName} answered your reply in "{postTitle}".',
      several: '{personName} answered your reply in "{postTitle}".',
    },
    es: {
      title: 'Le contestaron',
      message: '{personName} contestó a su respuesta en "{postTitle}".',
      several: '{personName} contestaron a su respuesta en "{postTitle}".',
    },
  },
  mentioned_in_post: {
    event: 'Someone mentions a person in a post',
    reader: 'who is mentioned',
    en: { title: 'You were mentioned in a post', message: '{personName} mentioned you in "{postTitle}".' },
    es: {
      title: 'Su nombre en una publicación',
      message: '{personName} escribió su nombre en "{postTitle}".',
    },
  },
  mentioned_in_reply: {
    event: 'Someone mentions a person in a reply',
    reader: 'who is mentioned',
    en: {
      title: 'You were mentioned in a reply',
      message: '{personName} mentioned you in a reply to "{postTitle}".',
    },
    es: {
      title: 'Su nombre en una respuesta',
      message: '{personName} escribió su nombre en una respuesta a "{postTitle}".',
    },
  },
  answer_accepted: {
    event: 'An answer is accepted',
    reader: 'who wrote it',
    en: {
      title: 'Your reply is the answer',
      message: '{personName} marked your reply to "{postTitle}" as the answer.',
    },
    es: {
      title: 'Su respuesta resolvió la pregunta',
      message: '{personName} marcó su respuesta a "{postTitle}" como la solución.',
    },
  },
};
