// The house rules on who may know whom. Each has a bad example below backend/testing/rules/bad-examples that proves
// that it bites.

const CONTRACT = '^backend/(modules/[^/]+|platform/http)/contract/';
const VOCABULARY = '^backend/(modules/[^/]+|platform/http)/contract/vocabulary/';
const TEST = '\\.(test|e2e)\\.tsx?$|(^|/)testing/';
/** They measure or try the whole product. */
const ABOUT_PRODUCT = '^backend/(bench|app/acceptance)/';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const pkg = (name) => `(^|/)node_modules/${name}(/|$)`;

// A context knows those before it, never those after it. What it needs from a later one is a port that the later one fills.
const CONTEXTS = [
  'identity',
  'notifications',
  'waitlist',
  'billing',
  'jobs',
  'hiring',
  'offers',
  'checks',
  'eligibility',
  'community',
  'moderation',
  'rewards',
  'admin',
];
const contextOrder = CONTEXTS.slice(0, -1).map((context, index) =>
  forbid(
    'contexts-know-only-earlier-ones',
    `The order is ${CONTEXTS.join(' ← ')}: declare a port in ${context} and let the later context fill it.`,
    { path: `^backend/modules/${context}/` },
    { path: `^backend/modules/(${CONTEXTS.slice(index + 1).join('|')})/` },
  ),
);

const LAYERS = ['app', 'pages', 'widgets', 'features', 'entities', 'shared'];
const layerOrder = LAYERS.slice(1).map((layer, index) =>
  forbid(
    'frontend-layers-import-downwards',
    `The layers are ${LAYERS.join(' > ')}.`,
    { path: `^frontend/src/${layer}/` },
    { path: `^frontend/src/(${LAYERS.slice(0, index + 1).join('|')})/` },
  ),
);

const backendRules = [
  forbid(
    'kernel-knows-nobody',
    'The kernel is below everything.',
    { path: '^backend/kernel/' },
    { path: '^(backend|frontend)/', pathNot: '^backend/kernel/' },
  ),
  forbid(
    'domain-knows-only-domain-and-kernel',
    'No framework, no package, no clock of the machine: the domain is the business alone, in the words of the vocabulary.',
    { path: '^backend/modules/([^/]+)/domain/', pathNot: TEST },
    { pathNot: ['^backend/(modules/$1/domain|kernel)/', VOCABULARY] },
  ),
  forbid(
    'application-knows-no-technology',
    'Declare a port; an adapter fills it.',
    { path: '^backend/modules/([^/]+)/application/', pathNot: TEST },
    {
      pathNot: [
        '^backend/(modules/$1/(domain|application|contract)|kernel)/',
        '^backend/modules/[^/]+/(index\\.ts$|contract/)',
        VOCABULARY,
      ],
    },
  ),
  forbid(
    'contexts-meet-only-at-their-index',
    'Import the other context’s index.ts or its contract.',
    { path: '^backend/modules/([^/]+)/' },
    {
      path: '^backend/modules/',
      pathNot: ['^backend/modules/$1/', '^backend/modules/[^/]+/(index\\.ts$|contract/)'],
    },
  ),
  forbid(
    'contexts-are-entered-at-their-index',
    'The composition root, too, takes what index.ts offers.',
    // The benchmark's floor answers with the very statements that the product uses.
    { path: '^backend/(?!modules/)', pathNot: [TEST, '^backend/bench/'] },
    { path: '^backend/modules/', pathNot: '^backend/modules/[^/]+/(index\\.ts$|contract/)' },
  ),
  forbid(
    'platform-knows-no-context',
    'Technology that contexts share cannot depend on one of them.',
    { path: '^backend/platform/', pathNot: TEST },
    { path: '^backend/(modules|app)/' },
  ),
  forbid(
    'contract-imports-only-zod',
    'The browser loads contracts: they bring zod and nothing else.',
    { path: CONTRACT, pathNot: TEST },
    { pathNot: [CONTRACT, pkg('zod')] },
  ),
  forbid(
    'vocabulary-imports-only-vocabulary',
    'The domain and the first page of the browser load it: plain lists, without Zod.',
    { path: VOCABULARY },
    { pathNot: VOCABULARY },
  ),
  forbid(
    'only-persistence-uses-the-orm',
    'Map and query in adapters/persistence; the rest sees repositories and read models.',
    {
      pathNot: [
        '^backend/modules/[^/]+/adapters/persistence/',
        '^backend/platform/persistence/',
        '^backend/migrations/',
      ],
    },
    { path: pkg('@mikro-orm') },
  ),
  forbid(
    'billing-provider-knows-no-subject',
    'Each subject of billing adds its handlers of the provider’s events.',
    { path: '^backend/modules/billing/application/provider/', pathNot: TEST },
    {
      path: '^backend/modules/billing/application/',
      pathNot: '^backend/modules/billing/application/(provider/|ports\\.ts$)',
    },
  ),
  forbid(
    'only-the-stripe-adapter-uses-stripe',
    'Everything else speaks to the payment port.',
    { pathNot: '^backend/modules/billing/adapters/stripe/' },
    { path: pkg('stripe') },
  ),
  forbid(
    'product-leans-on-no-test',
    'What runs in production imports neither tests nor fakes.',
    // The benchmark of pages opens the browser that the tests open, and that of processes starts the drills' servers.
    {
      path: '^(backend|frontend/src)/',
      pathNot: [TEST, '/vitest\\.config\\.ts$', '^backend/bench/(?:pages/|processes\\.ts$)'],
    },
    {
      path: [
        '\\.test\\.ts$',
        '^backend/testing/',
        '^backend/app/testing/',
        '^backend/modules/[^/]+/testing/',
      ],
    },
  ),
  forbid(
    'product-leans-on-no-test',
    'Nor the benchmarks, nor what the acceptance tests are made of.',
    { path: '^backend/', pathNot: [TEST, ABOUT_PRODUCT] },
    { path: ABOUT_PRODUCT },
  ),
  forbid(
    'backend-knows-no-frontend',
    'It serves the built files.',
    { path: '^backend/' },
    { path: '^frontend/' },
  ),
];

/** Of a page, only the router imports something: its component. */
const SLICE_ENTRIES = [
  '^frontend/src/pages/[^/]+/[^/]+/ui/[^/]+Page\\.tsx$',
  '^frontend/src/features/[^/]+/[^/]+/index\\.tsx?$',
  '^frontend/src/(widgets|entities)/[^/]+/index\\.tsx?$',
];

/** Pages and features are grouped by subject: there a slice is a folder of its group. */
const sliceRules = (layers, slice) => [
  forbid(
    'slices-do-not-know-their-neighbours',
    'Put what two slices share into a lower layer, or join them in a higher one.',
    { path: `^frontend/src/${layers}/${slice}/` },
    { path: '^frontend/src/$1/', pathNot: '^frontend/src/$1/$2/' },
  ),
  forbid(
    'slices-are-entered-at-their-index',
    'Import the slice’s index.ts, or the component of a page.',
    { path: `^frontend/src/${layers}/${slice}/` },
    {
      path: '^frontend/src/(pages|widgets|features|entities)/',
      pathNot: ['^frontend/src/$1/$2/', ...SLICE_ENTRIES],
    },
  ),
];

const frontendRules = [
  forbid(
    'frontend-knows-only-contracts',
    'Of the backend, only what it speaks on /api.',
    { path: '^frontend/(?!e2e/)' },
    // Tests of both sides begin at the same instant.
    { path: '^backend/', pathNot: [CONTRACT, '^backend/testing/fixtures/time/test-now\\.ts$'] },
  ),
  ...sliceRules('(pages|features)', '([^/]+/[^/]+)'),
  ...sliceRules('(widgets|entities)', '([^/]+)'),
  forbid(
    'slices-are-entered-at-their-index',
    'Import the slice’s index.ts, or the component of a page.',
    { path: '^frontend/(src/(app|shared)|e2e)/' },
    { path: '^frontend/src/(pages|widgets|features|entities)/', pathNot: SLICE_ENTRIES },
  ),
];

const config = {
  forbidden: [
    forbid(
      'no-import-cycle',
      'Two files that need each other are one, or miss a third.',
      {},
      { circular: true },
    ),
    forbid('imports-resolve', 'A module that cannot be found.', {}, { couldNotResolve: true }),
    ...backendRules,
    ...contextOrder,
    ...frontendRules,
    ...layerOrder,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '^backend/testing/rules/bad-examples/'] },
    // Type-only imports count too: they tie two files together as much as any other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

export { config as default };
