/** One text a line. */
const texts = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('⏎', '\n'));

/** Each ends all texts. */
export const STOPS = texts(`
  STOP
  Stop.
  stop
  STOP!!!
  "STOP"
  Stop. Thank you
  STOP PLEASE
  please stop
  Pls stop
  stop now
  Stop it
  stop this
  stop all
  STOPALL
  S T O P
  s.t.o.p
  STOOOOP
  stopp
  ok stop
  No. Stop.
  Hi, stop please.
  Can you stop?
  Please stop, thanks!
  🛑
  STOP⏎⏎Sent from my iPhone
  Stop⏎Sent from my T-Mobile 5G Device
  STOP Sent from my iPhone
  stop⏎--⏎Bo Li⏎Li Framing LLC
  Stop⏎> Crewvine: Hill Co sent you an offer for Framer.
  STOP⏎On Tue, Aug 10, 2027 at 9:14 AM Crewvine wrote:⏎Hill Co sent you an offer
  Stop. I found a job
  I already have a job. Stop
  UNSUBSCRIBE
  Unsubscribe me
  unsuscribe
  please unsubscribe me from this list
  I want to unsubscribe
  I'd like to opt out
  OPT OUT
  opt-out
  Opt me out
  optout
  opt me out please
  Cancel
  CANCEL PLEASE
  END
  quit
  Revoke
  I revoke my consent
  remove me
  Remove my number
  Take me off your list
  take me off this list please
  take my number off your list
  delete my number
  Please remove me from your contact list, I never signed up
  Stop texting me
  STOP TEXTING ME!!!!
  stop texting
  Stop messaging me
  stop sending me messages
  Stop sending these texts
  stop the texts
  Please stop all messages
  quit texting me
  Stop contacting me
  stop bothering me
  stop spamming me
  Stop the spam
  I said stop texting me
  I told you to stop texting me
  can you please stop texting me
  You need to stop texting me
  stop sending me this crap I already have a job
  STOP sending me texts about jobs in Dallas
  Don't text me
  Dont text me anymore
  Don’t text this number
  do not contact me
  Never text me again
  please don't message me any more
  don't call or text me
  Do not send me any more messages
  dont send me anything
  don't send me msgs
  No more texts
  No more messages please
  no texts
  I don't want these texts
  I don't want to get any more messages
  I do not wish to receive texts from you
  we don't want you to text us
  I no longer want texts
  end all messages
  cancel these alerts
  turn off notifications
  Leave me alone
  lose my number
  I want off this list
  take my phone number off your list
  I want to stop getting these texts
  I would like to stop receiving messages
  I withdraw my consent to texts
  hello, please do not text me anymore. thank you
  Wrong number, stop texting me
  wrong number. stop
  ALTO
  Alto.
  alto por favor
  ALTO, GRACIAS
  Alto⏎Enviado desde mi iPhone
  Basta
  ya basta!
  Pare
  Paren
  PARA
  ya paren
  parar
  ¡Cancelar!
  cancelar por favor
  Cancele
  detener
  BAJA
  Salir
  fin
  No me manden más mensajes
  no me manden mas mensajes
  NO ME MANDEN MÁS MENSAJES POR FAVOR
  Ya no me manden mensajes
  no me manden mensajes
  Por favor no me manden más textos
  No me envíen más mensajes
  no me envie mensajes de texto
  no envíen más SMS
  ya no me envíen notificaciones
  No me escriban
  ya no me escriban por favor
  no me escriba mas
  No me vuelvan a escribir
  no me texteen
  No me contacten
  no me molesten
  No molesten más
  no quiero más mensajes
  No quiero mensajes
  ya no quiero recibir mensajes
  Ya no quiero sus mensajes
  no deseo recibir más mensajes
  No quiero que me manden mensajes
  no quiero que me escriban
  No más mensajes
  ni un mensaje más
  Basta de mensajes
  Dejen de mandarme mensajes
  deje de escribirme
  Dejen de molestar
  ya dejen de enviarme textos
  paren de mandar mensajes
  Pueden parar los mensajes
  Cancelen los mensajes
  Quiero cancelar los mensajes
  alto a los mensajes
  Quiten mi número de su lista
  quítenme de la lista
  Bórrenme de su lista
  elimine mi numero
  borren mi número por favor
  Sáquenme
  Quiero darme de baja
  Denme de baja
  dar de baja
  deme de baja por favor
  me quiero dar de baja
  Desuscribir
  desuscribirme
  cancelar suscripción
  Cancelar mi suscripción
  déjenme en paz
  Favor de no mandar más mensajes
  Ya no me mande nada
  Déjame en paz por favor
  Hola, ya no me manden mensajes x favor
  q ya no me manden mensajes
  Revoco mi consentimiento
  ya tengo trabajo. no me manden mas mensajes
`);

/** Lines without a request; some contain such a word. */
export const NOTHING = texts(`
  I can stop by Monday
  Stop by Monday
  Can I stop by tomorrow?
  I'll stop by the office at 5
  do not stop
  Don't stop
  please don't stop texting me
  The bus stop is on Main St
  Which stop do I get off at?
  I had to stop at the light
  We will not stop until it is done
  nonstop work
  Is there a stop sign there?
  When does the shift end?
  I work until the end of the month
  I can cancel my other interview
  I need to cancel the interview on Friday
  Please cancel my interview
  I quit my last job in May
  I am not a quitter
  can you help me with the form
  I need information about the pay
  yes, I will come
  Yes please
  No
  No thanks
  ok
  Thank you!
  How much is the pay?
  I'll take it
  Who is this?
  Can you remove the dents first?
  Take me off the schedule for Friday
  I got no message from you
  Did you get my text?
  I sent you two messages
  Please text me the address
  Send me the offer by email
  I end at 5
  start Monday?
  I can start on Monday
  When do I start?
  Did you stop sending offers?
  Liked “Crewvine: Hill Co sent you an offer for Framer. Read and sign it. Reply STOP to opt out.”
  Loved "Crewvine: reply STOP to opt out"
  Le gustó “Crewvine: responda ALTO para no recibir más.”
  Reply STOP to opt out.
  123456
  Puedo parar en la oficina mañana
  ¿Para cuándo es?
  para el lunes
  Es para mi hermano
  Soy alto
  No me mandaron el contrato
  Ya me mandaron los papeles
  No dejen de mandarme mensajes
  Ya no trabajo ahí
  No puedo ir el lunes
  Quiero cancelar la entrevista
  El trabajo es en Baja California
  No, gracias
  Sí quiero el trabajo
  Mándeme la dirección por favor
  ¿A qué hora salir?
  Voy a detenerme en la tienda
  Gracias por el mensaje
`);

/** Each may be meant to end our texts. */
export const DOUBTFUL = texts(`
  Cancel it
  Wrong number
  You have the wrong number
  not interested
  I'm not interested
  Go away
  How do I stop these texts?
  how can I unsubscribe
  He said stop texting me
  Don't text me the address
  Do not text me at work
  Don't text me before 8
  stop texting me at night
  don't call me
  Cancel. I can't make it
  End. The job is in Dallas?
  I withdraw my consent
  No more
  ya no
  No más
  Número equivocado
  No me interesa
  ¿Cómo me doy de baja?
  no me llamen
  No me escriban en la noche
  no me manden mensajes a esta hora
  Retiro mi consentimiento
`);
