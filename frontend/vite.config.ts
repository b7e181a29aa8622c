import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const API = process.env['CREWVINE_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // The server puts a fresh nonce here for each answer. The development server sends no policy and needs none.
  ...(command === 'build' ? { html: { cspNonce: '__CSP_NONCE__' } } : {}),
  plugins: [
    react(),
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 20 },
            {
              name: 'framework',
              test: /node_modules\/(react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|styled-components|stylis|i18next|react-i18next|use-sync-external-store)\//,
              priority: 10,
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
