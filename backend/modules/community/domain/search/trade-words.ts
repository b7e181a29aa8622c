/** Trade words in English and Spanish; a search for one finds texts with the other. */
const PAIRS: readonly string[] = [
  'harness: arnés',
  'ladder: escalera',
  'scaffold, scaffolding: andamio',
  'roof, roofing: techo',
  'helmet: casco',
  'gloves: guantes',
  'boots: botas',
  'goggles: lentes',
  'vest: chaleco',
  'safety: seguridad',
  'fall: caída',
  'tool: herramienta',
  'hammer: martillo',
  'drill: taladro',
  'saw: sierra',
  'nail: clavo',
  'screw: tornillo',
  'drywall, sheetrock: tablaroca',
  'concrete: concreto',
  'brick: ladrillo',
  'lumber, wood: madera',
  'beam: viga',
  'pipe: tubo, tubería',
  'wire, wiring: cable, cableado',
  'paint, painting: pintura',
  'welding: soldadura',
  'welder: soldador',
  'plumber: plomero',
  'electrician: electricista',
  'carpenter: carpintero',
  'painter: pintor',
  'roofer: techero',
  'foreman: capataz',
  'crew: cuadrilla',
  'worker: trabajador',
  'job, work: trabajo, empleo',
  'training: capacitación',
  'license: licencia',
  'pay, wage: pago, salario',
  'heat: calor',
  'crane: grúa',
  'truck: camión, troca',
  'warehouse: almacén, bodega',
];

/** The forms that are compared: without accents and case, and without the endings of a plural. */
function formsOf(word: string): readonly string[] {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [plain, plain.replace(/s$/, ''), plain.replace(/es$/, '')];
}

const OTHERS = new Map<string, readonly string[]>();
for (const pair of PAIRS) {
  const [english = [], spanish = []] = pair.split(': ').map((side) => side.split(', '));
  for (const form of english.flatMap(formsOf)) OTHERS.set(form, spanish);
  for (const form of spanish.flatMap(formsOf)) OTHERS.set(form, english);
}

/** The words of the other language for one of the trades. */
export function translationsOf(word: string): readonly string[] {
  const known = formsOf(word).find((form) => OTHERS.has(form));
  return known === undefined ? [] : (OTHERS.get(known) ?? []);
}
