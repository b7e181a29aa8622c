import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropDisplayNames } from './build/drop-display-names.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const API = process.env['CREWVINE_API'] ?? 'http://127.0.0.1:3000';

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

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // The server puts a fresh nonce here for each answer. The development server sends no policy and needs none.
  ...(command === 'build' ? { html: { cspNonce: '__CSP_NONCE__' } } : {}),
  plugins: [
    react(),
    dropDisplayNames(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Modules of the client only define things: what a page does not use of a slice's door is left out of it.
      treeshake: {
        moduleSideEffects: [
          { test: /frontend\/src\/(shared|entities|features|widgets|pages)\/.*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              // What every page needs changes with a dependency, not with the product: one chunk that stays cached.
              name: 'vendor',
              test: new RegExp(`node_modules/(${VENDOR.join('|')})(/|$)|rolldown/runtime`),
            },
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
