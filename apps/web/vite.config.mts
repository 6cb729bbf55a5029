import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const libraries = fileURLToPath(new URL('../../libs', import.meta.url));

/** The API replaces this placeholder in index.html by the nonce of each answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

export default defineConfig(({ command }) => ({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@keelson\/([a-z-]+)\/(.+)$/, replacement: `${libraries}/$1/src/$2` },
      { find: /^@keelson\/([a-z-]+)$/, replacement: `${libraries}/$1/src` },
    ],
  },
  ...(command === 'build' ? { html: { cspNonce: NONCE_PLACEHOLDER } } : {}),
  define: { 'process.env': '{}' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://localhost:3000' } },
  preview: { port: 4173, strictPort: true },
}));
