import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deriveTexts } from './build/derive-texts.ts';
import { nameRoutes } from './build/name-routes.ts';
import { textChunkNames } from './build/name-texts.ts';
import { precompress } from './build/precompress.ts';
import { prelaunchPage } from './build/prelaunch-page.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { trimDependencies } from './build/trim-dependencies.ts';

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

/** What the landing page's first screen has in common with other pages. */
const LANDING_PARTS =
  /frontend\/src\/(entities\/referral-context|shared\/lib\/(format-amount|locale-of|bonus-parts))|icons\/hard-hat/;
const SHELL = /frontend\/src\/(shared|entities|widgets)\/|lucide-react\/dist\/esm\/icons\//;

/** Comes with the entry: a page need not ask for it again. */
const ALREADY_THERE = /assets\/(rolldown-runtime|vendor|shell)-/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
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
  plugins: [
    deriveTexts(),
    react(),
    prelaunchPage(),
    trimDependencies(),
    nameRoutes(),
    preloadFonts(['inter-latin-400', 'inter-latin-600', 'barlow-condensed-latin-700']),
    precompress(),
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
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((name) => name !== file && !ALREADY_THERE.test(name)),
    },
    rolldownOptions: {
      // Modules of the client only define things: what a page does not use of a slice's index is left out of it.
      treeshake: {
        // Reading a property runs no code of consequence, in ours or in a library.
        propertyReadSideEffects: false,
        moduleSideEffects: [
          { test: /frontend\/src\/(shared|entities|features|widgets|pages)\/.*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        chunkFileNames: textChunkNames(),
        codeSplitting: {
          groups: [
            {
              // What every page needs changes with a dependency, not with the product: one chunk that stays cached.
              name: 'vendor',
              test: new RegExp(`node_modules/(${VENDOR.join('|')})(/|$)|rolldown/runtime`),
              priority: 4,
            },
            // Files of a few hundred bytes compress badly and cost a request each: these come in one.
            { name: 'landing-parts', test: LANDING_PARTS, priority: 3 },
            { name: 'shell', test: SHELL, tags: ['$initial'], priority: 2 },
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 3, priority: 1 },
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
