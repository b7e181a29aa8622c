/** The community's notices in Spanish. */
export const esCommunity = {
  board_join_requested: {
    title: 'Nueva solicitud',
    message: '{personName} quiere unirse a {boardName}.',
    several: '{personName} quieren unirse a {boardName}.',
  },
  board_request_approved: {
    title: 'Ya puede entrar',
    message: 'Ya puede leer y publicar en {boardName}.',
  },
  board_request_declined: {
    title: 'Solicitud rechazada',
    message: 'Los moderadores de {boardName} rechazaron su solicitud.',
  },
  board_moderator_appointed: {
    title: 'Ahora modera un grupo',
    message: 'Ya puede aceptar miembros y moderar publicaciones en {boardName}.',
  },
  board_handed_over: {
    title: 'Ahora es su grupo',
    message: '{boardName} ahora está a su cargo.',
  },
  post_replied: {
    title: 'Nueva respuesta',
    message: '{personName} respondió a "{postTitle}".',
    several: '{personName} respondieron a "{postTitle}".',
  },
  reply_quoted: {
    title: 'Le contestaron',
    message: '{personName} contestó a su respuesta en "{postTitle}".',
    several: '{personName} contestaron a su respuesta en "{postTitle}".',
  },
  mentioned_in_post: {
    title: 'Su nombre en una publicación',
    message: '{personName} escribió su nombre en "{postTitle}".',
  },
  mentioned_in_reply: {
    title: 'Su nombre en una respuesta',
    message: '{personName} escribió su nombre en una respuesta a "{postTitle}".',
  },
  mentioned_in_event: {
    title: 'Su nombre en un evento',
    message: '{personName} escribió su nombre en "{eventTitle}".',
  },
  answer_accepted: {
    title: 'Su respuesta resolvió la pregunta',
    message: '{personName} marcó su respuesta a "{postTitle}" como la solución.',
  },
} as const;
