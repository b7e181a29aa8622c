import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appIcons } from './build/app-icons.ts';
import { deriveTexts } from './build/derive-texts.ts';
import { firstPaint } from './build/first-paint.ts';
import { textChunkNames } from './build/name-texts.ts';
import { preloadFiles } from './build/preload-files.ts';
import { precompress } from './build/precompress.ts';
import { prelaunchPage } from './build/prelaunch-page.ts';
import { screenFiles } from './build/screen-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { textLoader } from './build/text-loader.ts';

const API = process.env['CREWVINE_API'] ?? 'http://127.0.0.1:3000';

const installed = (path: string): string => join(import.meta.dirname, '../node_modules', path);

const VENDOR = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'redux',
  'redux-thunk',
  'immer',
  'reselect',
  'use-sync-external-store',
  'styled-components',
  'stylis',
  'i18next',
  'react-i18next',
  'lucide-react/dist/esm/(?!icons/).*',
];

/** The code that the landing page's first screen shares with other pages. */
const LANDING_PARTS =
  /frontend\/src\/(entities\/referral-context|shared\/lib\/(format\/(format-amount|locale-of)|bonus-parts))|icons\/hard-hat/;
const SHELL = /frontend\/src\/(shared|entities|widgets)\/|lucide-react\/dist\/esm\/icons\//;

/** Small things that many screens have: on a slow line a request costs more than what it brings. */
const COMMON =
  /frontend\/src\/(shared\/(lib|api|theme|ui\/(action|data|feedback|field|layout|switch))|entities\/([\w-]+\/(api|model)|session))\//;

/** Loads with the entry, so a page does not request it again. */
const ALREADY_THERE = /assets\/(rolldown-runtime|vendor|shell)-/;

/** Options of the browser's build only: the server's build draws the same screens, and no browser loads from it. */
const ofBrowser = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === 'client',
});

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // `vite build` builds both: for the browser, then for the server (docs/adr/0022-public-pages-from-the-server.md).
  builder: {},
  environments: {
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // One file for all: the server runs it as it is, with the React that the browser has.
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/.server',
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        minify: false,
        target: 'es2024',
        rolldownOptions: { input: join(import.meta.dirname, 'src/app/entry-server.tsx') },
      },
    },
  },
  // The server puts a fresh nonce here for each answer. The development server sends no policy and needs none.
  ...(command === 'build' ? { html: { cspNonce: '__CSP_NONCE__' } } : {}),
  resolve: {
    // Their package.json leads to the builds with messages for developers.
    alias:
      command === 'build'
        ? [
            { find: /^immer$/, replacement: installed('immer/dist/immer.production.mjs') },
            { find: /^react-router$/, replacement: installed('react-router/dist/production/index.mjs') },
            {
              find: /^react-router\/dom$/,
              replacement: installed('react-router/dist/production/dom-export.mjs'),
            },
          ]
        : [],
  },
  // The same classes in both builds, regardless of the order of loading.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  plugins: [
    ofBrowser(deriveTexts()),
    ofBrowser(preloadFiles()),
    react(),
    ofBrowser(appIcons()),
    prelaunchPage(),
    ofBrowser(firstPaint()),
    ofBrowser(textLoader()),
    ofBrowser(screenFiles()),
    ofBrowser(serviceWorker()),
    ofBrowser(precompress()),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The policy allows no data: fonts, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => !ALREADY_THERE.test(name)),
    },
    rolldownOptions: {
      // Modules of the client and contracts only define things: what a page does not use of a slice's index is left out of it.
      treeshake: {
        // Reading a property runs no code of consequence, in ours or in a library.
        propertyReadSideEffects: false,
        moduleSideEffects: [
          { test: /frontend\/src\/(shared|entities|features|widgets|pages)\/.*\.tsx?$/, sideEffects: false },
          { test: /backend\/modules\/[^/]+\/contract\//, sideEffects: false },
        ],
        // A schema only defines a value: a screen leaves out those that it does not use.
        manualPureFunctions: ['z'],
      },
      output: {
        chunkFileNames: textChunkNames(),
        codeSplitting: {
          groups: [
            {
              // The code of dependencies that every page needs: one chunk that stays cached while the product changes.
              name: 'vendor',
              test: new RegExp(`node_modules/(${VENDOR.join('|')})(/|$)|rolldown/runtime`),
              priority: 4,
            },
            // Files of a few hundred bytes compress badly and cost a request each: these come in one.
            { name: 'landing-parts', test: LANDING_PARTS, priority: 3 },
            { name: 'shell', test: SHELL, tags: ['$initial'], priority: 2 },
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 3, priority: 1 },
            { name: 'common', test: COMMON, minShareCount: 6, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: API, changeOrigin: false } },
  },
}));
