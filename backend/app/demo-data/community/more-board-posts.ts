import { post, type BoardPost } from './board-plans.ts';

/** More posts for the busier boards, by the board's name. */
export const MORE_BOARD_POSTS: Readonly<Record<string, readonly BoardPost[]>> = {
  'Texas Framers': [
    post(
      'question',
      'Who carries the lumber to the third floor?',
      'The lift is booked until Friday. We have nine units of studs on the ground.',
      'Rent a boom for half a day. Cheaper than four backs.',
    ),
    post(
      'tip',
      'Write the cut list on the wall',
      'Whoever comes next sees what is missing. Saves me ten calls a day.',
      'On the subfloor, next to the saw. Walls get covered.',
    ),
  ],
  'Journeyman Electricians': [
    post(
      'discussion',
      'Test prep group for the master exam',
      'Four of us meet on Tuesdays over video. We go through the calculations, one chapter a week.',
      'Count me in. Motors are where I lose time.',
      'Which edition of the book are you on?',
    ),
  ],
  'Plumbers of Central Texas': [
    post(
      'discussion',
      'Slab leak season has started',
      'Three calls since Monday, all on the same street. Clay moves when it finally rains.',
      'Same here. We reroute overhead whenever the attic allows it.',
    ),
    post(
      'tip',
      'Take a picture before you close the wall',
      'Every valve, every strap. It ended two arguments this year.',
    ),
  ],
  'Roofing: steep and flat': [
    post(
      'question',
      'Peel and stick over old decking?',
      'Half of the boards have gaps as wide as my thumb. The owner does not want to pay for plywood.',
      'Then the owner does not want a warranty. Put that in writing.',
      'We price the plywood as an option. Most take it after seeing the pictures.',
    ),
    post(
      'discussion',
      'What do you pay for tear-off by the square?',
      'Two layers, walkable, one dumpster on site.',
    ),
  ],
  'HVAC service techs': [
    post(
      'tip',
      'Check the condensate before the compressor',
      'Half of my no-cool calls last July were a float switch doing its job.',
      'And bring tablets. They cost less than the second visit.',
    ),
  ],
  'New to the trades': [
    post(
      'discussion',
      'First week done',
      'Carried drywall for five days and learned to read a tape. Thanks to everyone who answered here.',
      'The second week is easier. Keep asking.',
    ),
    post(
      'question',
      'Apprenticeship or straight to work?',
      'The local has a waiting list until spring. A small crew would take me on Monday.',
      'Do both: work now, stay on the list. Hours with a crew count when they interview you.',
    ),
  ],
  'Mujeres en la construcción': [
    post(
      'question',
      '¿Cómo piden un baño limpio en la obra?',
      'Somos dos entre cuarenta y el contratista se hace el sordo.',
      'Por escrito y con copia a quien lleva la seguridad. A nosotras nos funcionó en dos días.',
    ),
  ],
};
