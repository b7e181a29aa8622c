/** Said of messages: these are the words for them. */
const MESSAGES_EN =
  '(?:texts?|text messages?|messages?|sms|mms|notifications?|alerts?|spam|updates|reminders|texting|messaging)';
const MESSAGES_ES =
  '(?:mensajes?(?: de textos?)?|textos?|sms|notificacion(?:es)?|avisos?|alertas?|recordatorios?|spam|publicidad|comunicaciones)';
/** Between the verb and the messages. */
const ANY_EN =
  '(?:(?:me|us|sending|getting|receiving|get|receive|send|all|any|anymore|more|future|further|other|these|those|this|that|the|all of|your|my|from|you|crewvine|random|stupid|damn|fucking|annoying|job|work|unwanted|with|to|automated|automatic|here) )*';
const ANY_ES =
  '(?:(?:mas|los|las|el|la|estos|estas|esos|esas|este|ese|sus|tus|su|tu|mis|todos|todas|a|de|con|ningun|ninguno|otros?|tantos|tanto|me|nos|enviarme|mandarme|recibir|recibiendo|mandar|enviar|mandando|enviando|que|manden|envien|manda|mande|mandes|envie|envies|por|molestos|pinches|malditos) )*';
/** The recipient of the messages. */
const ME_EN = '(?:me|us|my (?:phone number|cell phone|phone|number|cell)|this (?:phone|number|cell))';
const MINE_ES = '(?:(?:mi|este|el) (?:numero|telefono|celular|nombre))';

const SENDING_EN =
  '(?:texting|messaging|contacting|bothering|spamming|harassing|writing|sending|pinging|bugging)';
const SEND_ES =
  '(?:mand(?:en|es|e|a|an|ar|ando|emos)|envi(?:en|es|e|a|an|ar|ando)|escrib(?:an|as|a|ir|iendo)|text(?:een|ees|ee|ea|ear|eando|ien|ies)|contact(?:en|es|e|ar|ando)|molest(?:en|es|e|ar|ando)|mensaj(?:een|ees|ee|ear|eando))(?:me|nos|le)?';

/** A clear request, even with more words after it. */
const STRONG: readonly string[] = [
  `(?:stop|quit|cease|discontinue|end) (?:all )?(?:this )?${SENDING_EN} (?:to )?(?:${ME_EN}|${ANY_EN}${MESSAGES_EN})\\b`,
  `(?:stop|end|cancel|quit|cease|discontinue|turn off|halt|no more) ${ANY_EN}${MESSAGES_EN}\\b`,
  `(?:take|remove|delete|drop|erase) (?:me|us|my (?:phone number|cell phone|phone|number|cell|name|info)|this (?:phone|number)) (?:off|from|out of)(?: of)? ${ANY_EN}(?:mailing |calling |contact |text |texting )?(?:lists?|database|system|contacts|${MESSAGES_EN})\\b`,
  `(?:dont|no longer) (?:wish|want|need|wanna|care)(?: to)? ${ANY_EN}${MESSAGES_EN}\\b`,
  `dont (?:wish|want) (?:you |yall |crewvine )?(?:to )?(?:text|message|contact|be texting|be contacted|be texted|be messaged|texting|messaging|contacting)\\b`,
  `lose (?:my|this) number\\b`,
  `(?:revoke|withdraw) (?:my |any |all )?(?:consent|permission|authorization)(?: for| to)? ${ANY_EN}(?:${MESSAGES_EN}|be texted|be contacted|text|contact)\\b`,
  `(?:dejen?|dejar|deja|dejame|paren?|para|parar|basta|alto|cesen?|terminen?|termina|suspendan?|cancel(?:en?|a|ar|o)|det(?:engan?|ener|en)|desactiv(?:en?|ar?)|quit(?:en?|ar|a)|elimin(?:en?|ar?)) (?:ya )?(?:con )?(?:de )?(?:estar )?(?:${SEND_ES}\\b|${ANY_ES}${MESSAGES_ES}\\b)`,
  `no (?:quiero|deseo|quisiera|necesito|acepto|me gustan) (?:seguir )?${ANY_ES}${MESSAGES_ES}\\b`,
  `no (?:quiero|deseo|quisiera) que (?:me |nos )?(?:sigan )?${SEND_ES}\\b`,
  `(?:no|ni un|ningun|cero) (?:mas )?${MESSAGES_ES}(?: mas)?\\b`,
  `no mas (?:de )?${ANY_ES}${MESSAGES_ES}\\b`,
  `no (?:me |nos )?${SEND_ES} (?:ningun |mas |otro |nada de |tantos |estos |esos |sus )*${MESSAGES_ES}\\b`,
  `no (?:me |nos )?(?:vuelvan? a|vuelvas a|sigan?|sigas) ${SEND_ES}\\b`,
  `(?:quit|borr|elimin|sac|remuev)(?:en?|ar|a|an)(?:me|nos)?(?: ${MINE_ES})? de (?:la|su|sus|tu|esta|las) (?:lista|listas|base|sistema|contactos)\\b`,
  `(?:quiten|quite|borren|borre|eliminen|elimine|saquen|saque) ${MINE_ES}\\b`,
  `(?:d(?:ar|a|e|en)(?:me|nos)? de|quiero(?: la| mi)?|solicito(?: la| mi)?|pido(?: la| mi)?|me (?:doy|quiero dar|gustaria dar|den|de) de) baja (?:de |en )${ANY_ES}(?:${MESSAGES_ES}|lista|servicio)\\b`,
  `(?:cancel|anul)(?:ar|en?|a|o) (?:mi |la )?su(?:b)?scripcion\\b`,
];

/** Clear if no other words follow; doubtful otherwise. */
const SPEAKS_OF_MESSAGES: readonly string[] = [
  `(?:stop|quit|cease) (?:all )?(?:this )?${SENDING_EN}(?: to)?(?: ${ME_EN})?`,
  `(?:dont|never) (?:ever |you )?(?:(?:call|email) (?:me )?(?:or|and|nor) )?(?:text|message|contact|sms|bother|spam|write(?: to)?|txt)(?: to)?(?: or call)? ${ME_EN}`,
  `dont (?:ever )?send (?:${ME_EN} )?(?:${ANY_EN}(?:${MESSAGES_EN}|anything|shit|crap|stuff)|anymore)`,
];
/** Clear in the same way; doubtful next to other words. */
const PLAIN: readonly string[] = [
  ...SPEAKS_OF_MESSAGES,
  `no ${MESSAGES_EN}`,
  `(?:take|remove|delete|drop|erase) (?:me|us|my (?:phone number|cell phone|phone|number|cell)|this (?:phone|number))(?: off| out)?`,
  `(?:take|get) (?:me|us|my number) off`,
  `(?:want|need) (?:to (?:get|be) )?off(?: of)? (?:this|your|the) (?:text |texting |mailing )?list`,
  `(?:unsu(?:b|s)?cri(?:be|bed|ption)|unsubscri(?:be|bed|ption)|unsuscribe|unsub|opt ?(?:me|us)? ?out|optout|opted out)(?: me| us)?(?: (?:of|from) ${ANY_EN}(?:lists?|service|program|${MESSAGES_EN}|this|these|it|crewvine|everything))?`,
  `(?:revoke|revoking) (?:my )?(?:consent|permission)`,
  `leave (?:me|us) (?:alone|the (?:hell|fuck) alone)`,
  `no (?:me |nos )?${SEND_ES}(?: mas)?`,
  `(?:d(?:ar|a|e|en)(?:me|nos)? de|quiero(?: la| mi)?|solicito(?: la| mi)?|pido(?: la| mi)?|me (?:doy|quiero dar|gustaria dar|den|de) de) baja`,
  `(?:quiten|quite|borren|borre|eliminen|elimine|saquen|saque)(?:me|nos)`,
  `(?:des|de)su(?:b)?scri\\p{L}+`,
  `dej[ea]n?(?:me|nos) (?:en paz|tranquil[oa])`,
  `revoco (?:mi )?(?:consentimiento|permiso|autorizacion)`,
];

/** The keywords, as the whole text or as a sentence. */
const WORDS: readonly string[] = [
  '(?:stop ?)+(?: ?all)?',
  'stopp|stpo|sotp|stoop|stop (?:it|this|that|everything|all of (?:it|this))',
  'stopall',
  'alto(?: todo)?',
  'basta(?: todo)?',
  'paren|parenle|parele',
];
/** Clear as the whole text, but may mean something else next to other words. */
const WORDS_ALONE: readonly string[] = [
  'cancel|end|quit|revoke|remove|unsubscribed',
  'parar|para|pare|paralo|paralos|cancelar|cancele|cancelen|cancela|detener|detenga|detenganse|terminar|finalizar|fin|baja|salir|anular|eliminar',
];

/** Not an opt-out, but maybe meant as one. */
const DOUBTFUL: readonly string[] = [
  'wrong (?:number|person|phone)',
  'not interested',
  'go away',
  'how (?:do|can) (?:i|we) (?:stop|unsubscribe|opt out|cancel|end|get off)',
  'no soy (?:esa|la|el) persona',
  '(?:numero|persona) equivocad[oa]',
  'se equivoco de numero',
  'no me interesa',
  '(?:dont|stop) call(?:ing)?(?: me| us)?',
  'no me llamen|dejen de llamar(?:me)?',
  'como (?:paro|cancelo|detengo|me doy de baja|me salgo)',
  '(?:withdraw|retiro) (?:my |mi )?(?:consent|consentimiento)',
  'fuck (?:off|you)|chinguen|chingada',
  `no (?:me|nos) ${SEND_ES}`,
];
/** The same where it is all that is said. */
const DOUBTFUL_ALONE: readonly string[] = [
  'no (?:more|mas)',
  'ya no(?: quiero)?',
  '(?:cancel|end|quit) (?:it|this|all)',
];

export const FILLERS: ReadonlySet<string> = new Set(
  `please pls plz plzz plez thanks thx ty tks ok okay kk hey hi hello yo sir maam now already immediately asap today right
  away crewvine guys just kindly dear man bro dude everyone fuck fucking damn dammit the hell heck again have a nice good great day night one god
  bless no yes porfavor gracias muchas mil ya ahora mismo inmediatamente hola oiga oigan oye senor senora senores amigo amiga buenas
  buenos dias tardes noches adios bendiciones dios bendiga le les lo los bye si`.split(/\s+/),
);

/** No word has two ways through it: many of them together would take forever. */
const PREFIX =
  '(?:(?:please|pls|plz|ok|okay|hey|hi|hello|crewvine|just|now|again|and|so|yes|no|seriously|kindly|also|but|then|for the last time|once again|porfavor|favor de|hola|oiga|oigan|oye|ya|les pido|le pido|pido|que|quiero|quisiera|me gustaria|necesito|solicito|pueden|puede|podrian|podria|deseo|y|pero|solo|mejor|nunca|jamas|gracias|(?:can|could|would|will) (?:you|yall)|(?:i|we) (?:want|need|wish|said|asked|told|request)(?: (?:you|yall|that you))?(?: to)?|(?:i|we)(?:d| would) like(?: you)?(?: to)?|you (?:need|have|must|gotta)(?: to)?|(?:i am|im) (?:asking|telling)(?: you)?(?: to)?|(?:i|we)) )*';
const TAIL_WORDS =
  'anymore|again|ever|more|at|to|on|from|this|my|the|number|phone|cell|thanks|thank|you|now|immediately|asap|right|away|please|pls|plz|sir|for|good|forever|completely|altogether|period|all|or|and|call|email|calls|emails|me|us|list|contact|about|jobs|job|work|ok|never|texts?|messages?|crewvine|fucking|fuck|damn|ya|mas|mensajes?|textos?|porfavor|gracias|a|este|mi|numero|telefono|celular|nunca|otra|vez|nada|ni|llamen|llames|jamas|aqui|de|trabajos?|estos|sus|tus|los|las|la|y|o|por|correos|inmediatamente|ahora|mismo|muchas';
const TAIL = `(?: (?:${TAIL_WORDS}))*`;

/** Limited to a time or a place: the meaning is unclear. */
const QUALIFIED =
  /\b(?:(?:before|after|until|till|past) (?:\d|noon|work|midnight|dark|hours|five|six|seven|eight|nine|ten|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i)|while|when|during|at (?:work|night|\d)|tonight|so (?:early|late|much)|on (?:sun|satur|mon|tues|wednes|thurs|fri)days?|weekends|antes de|despues de|hasta|mientras|cuando|de noche|(?:en|por) la (?:noche|manana|madrugada)|a esta hora|a estas horas|tan (?:tarde|temprano)|los (?:domingos|sabados|fines))\b/;
/** The opposite, or about the past. */
const NEGATED =
  /\b(?:dont|never|not|wont|cant|cannot|couldnt|didnt|doesnt|why did you|did you|have you|has|had) (?:\w+ )?(?:stop|quit|end|cancel|unsubscribe|opt out|remove|delete)\w*\b|\bno (?:me |los |lo |se )?(?:dejen?|dejes|paren?|pares|cancel\w+|quit\w+|elimin\w+|borr\w+|saquen?)\b/;

const within = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`;

export const PATTERNS = {
  strong: new RegExp(`^${PREFIX}${within(STRONG)}`, 'u'),
  plain: new RegExp(`^${PREFIX}${within([...STRONG, ...PLAIN])}${TAIL}$`, 'u'),
  word: new RegExp(
    `^(?:can you |could you |will you |would you |i said |i want to |quiero )?${within(WORDS)}$`,
    'u',
  ),
  wordAlone: new RegExp(`^${within(WORDS_ALONE)}$`, 'u'),
  /** Anywhere in a clause. */
  mentioned: new RegExp(
    `(?<![\\p{L}\\p{N}])${within([...STRONG, ...SPEAKS_OF_MESSAGES, ...DOUBTFUL])}(?![\\p{L}\\p{N}])`,
    'u',
  ),
  doubtfulAlone: new RegExp(`^${within(DOUBTFUL_ALONE)}(?: (?:thanks|gracias|please|porfavor))?$`, 'u'),
  qualified: QUALIFIED,
  negated: NEGATED,
} as const;
