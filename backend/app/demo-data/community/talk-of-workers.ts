import { thread, type TalkThread } from './talk-thread.ts';

export const TALK_OF_WORKERS: readonly TalkThread[] = [
  thread(
    'workers',
    'question',
    'What torque do you set lugs to on 200 amp panels?',
    'Foreman says "tight is tight". I say there is a number. What do you all go by?',
    ['electrical', 'panels'],
    [
      'The label inside the cover. On most it is 250 in-lb for the mains. Buy a torque screwdriver, it pays for itself the first time an inspector asks.',
      'What he said. NEC 110.14(D) wants it to the listed torque, not "tight".',
      'Mark each lug with a paint pen after. Saves the argument.',
    ],
  ),
  thread(
    'workers',
    'question',
    'Sistering old floor joists: how far past the crack?',
    '1920s house, 2x8 on 16 with two cracked near the middle of a 12 foot span. Full length or is four feet each side enough?',
    ['framing', 'remodel'],
    [
      'Full length if you can get it in, bearing on both ends. Four feet each side only where plumbing is in the way, with construction adhesive and bolts.',
      'Jack it up slow first. A quarter turn a day, or the plaster above cracks.',
      'Check why it cracked. Half the time someone notched it for a toilet flange.',
    ],
  ),
  thread(
    'workers',
    'tip',
    'Keep your layout line: spray it with hair spray',
    'Chalk line gone after the first rain or the first boots? A pass of cheap hair spray over it and it stays till the walls are up.',
    ['framing', 'layout'],
    [
      'Clear lacquer works too, but my wife has the hair spray for free.',
      'Red chalk stains everything, use blue indoors.',
    ],
  ),
  thread(
    'workers',
    'discussion',
    'Boots for tear-offs that last more than a season?',
    'I go through a pair every five months on shingles. What are you roofers wearing right now, and is it worth $300?',
    ['roofing', 'gear'],
    [
      'Soft wedge sole, replace the sole and not the boot. On my third sole now.',
      'Cougar Paws for anything over 8/12. Pads are $20, cheaper than a fall.',
      'I just buy the $90 ones twice a year. No boot likes granules.',
    ],
  ),
  thread(
    'workers',
    'question',
    '¿Dónde sacan la OSHA 10 en español?',
    'Me la piden para una obra en San Antonio. ¿La han hecho en línea? ¿Cuánto tardó en llegar la tarjeta?',
    ['osha', 'español'],
    [
      'En línea, en dos tardes. La tarjeta me llegó en cinco semanas, pero el certificado en PDF sirve mientras.',
      'El sindicato la da gratis los sábados si va con un compañero.',
      'Asegúrese de que el proveedor esté autorizado por OSHA; hay muchas páginas que cobran y no valen.',
    ],
  ),
  thread(
    'workers',
    'discussion',
    'Working through the heat: how does your crew do it?',
    'It was 104 on the deck yesterday. We start at 5:30 and stop at 2. What else works without losing the week?',
    ['safety', 'heat'],
    [
      'Shade tent and a cooler on the roof, not on the ground. Nobody climbs down for water.',
      'Pickle juice beats the sports drinks. I am not kidding.',
      'New guys half days the first week. We lost one to the hospital before we did that.',
    ],
  ),
  thread(
    'workers',
    'question',
    'Is a journeyman plumber at $34 in Austin fair?',
    'Eight years in, my own truck and tools, service and remodel. They say $34 and a gas card. What do you hear?',
    ['plumbing', 'pay'],
    [
      'Low. With your own truck I would not leave the house under $40.',
      'Ask for a share of the service calls. I make $32 base and it comes out at $45.',
      'Company truck and $36 here, in Round Rock.',
    ],
  ),
  thread(
    'workers',
    'tip',
    'Write your hours on the drywall',
    'Before it is taped, write date and hours of each day inside the closet. When the check is short you have a picture no one can argue with.',
    ['drywall', 'pay'],
    [
      'Did this in 2019. Got $800 back.',
      'A photo with the time on it does the same and does not show through flat paint.',
    ],
  ),
  thread(
    'workers',
    'question',
    '¿Cómo miden el retorno en un sistema viejo?',
    'Casa de los 70, dos retornos chicos y el equipo nuevo hace ruido. ¿Qué cuenta usan para saber cuánto falta?',
    ['hvac', 'español'],
    [
      'Dos pies cuadrados de rejilla por tonelada, más o menos. Y mida la presión estática antes de prometer nada.',
      'Casi siempre falta un retorno en la recámara principal. Empiece por ahí.',
    ],
  ),
  thread(
    'workers',
    'discussion',
    'Who still carries a hand saw?',
    'Battery died on the ladder today and the kid looked at me like I pulled out a sword. Anyone else?',
    ['tools'],
    [
      'Japanese pull saw, always. Trim guys will not laugh.',
      'Battery never dies if you carry six of them. Which I do not.',
      'My father framed houses with one. He also had forearms like a bridge cable.',
    ],
  ),
  thread(
    'workers',
    'question',
    'Getting a mortgage on 1099 income',
    'Three years of 1099 as a tile setter, decent money, and the bank wants two years of tax returns that show almost nothing. How did you do it?',
    ['money', 'tile'],
    [
      'Stop writing everything off for two years before you apply. It hurts once. Or a bank statement loan, but the rate is ugly.',
      'Credit union. They looked at my deposits and not only the return.',
    ],
  ),
  thread(
    'workers',
    'tip',
    'Take a picture of every wall before it is closed',
    'Tape on the studs, one picture a wall, same order in every room. Service calls two years later take ten minutes instead of an afternoon.',
    ['electrical', 'plumbing'],
    [
      'With a level in the picture you even have the heights.',
      'The homeowner loves a copy. Best referral card there is.',
    ],
  ),
];
