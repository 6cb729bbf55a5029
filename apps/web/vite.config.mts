import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const libraries = fileURLToPath(new URL('../../libs', import.meta.url));
const routers = fileURLToPath(new URL('../../node_modules/react-router/dist/production', import.meta.url));

/** The API replaces this placeholder in index.html by the nonce of each answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Icons are used as components, so Blueprint's list of names and its loader with all paths (600 kB) stay out. */
const withoutNamedIcons: Plugin = {
  name: 'without-named-icons',
  enforce: 'pre',
  load(id) {
    const [file = ''] = id.split('?');
    if (file.endsWith('/@blueprintjs/icons/lib/esm/iconLoader.js'))
      return 'export const Icons = { getPaths() {}, async load() {} };';
    if (file.endsWith('/@blueprintjs/icons/lib/esm/iconNames.js'))
      return 'export const IconNames = {}; export const IconNamesSet = new Set();';
    return file.includes('/@blueprintjs/icons/lib/esm/paths-loaders/') ? 'export {};' : undefined;
  },
};

/** Every icon brings a second drawing for 20 px and more, which no first page shows: the one of 16 px is scaled. */
const oneDrawingPerIcon: Plugin = {
  name: 'one-drawing-per-icon',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (file.endsWith('/@blueprintjs/icons/lib/esm/svgIconContainer.js'))
      return code.replace(/const pixelGridSize = [^;]+;/, 'const pixelGridSize = IconSize.STANDARD;');
    return file.includes('/@blueprintjs/icons/lib/esm/generated/components/')
      ? code.replace(/const isLarge = [^;]+;/, 'const isLarge = false;')
      : undefined;
  },
};

const FIRST_FONTS = /(inter-latin-opsz-normal|besley-latin-wght-normal)-[\w-]+\.woff2$/;

/** The two fonts of every first page are fetched after the scripts, yet early enough that no text moves for them. */
const preloadedFonts: Plugin = {
  name: 'preloaded-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
            fetchpriority: 'low',
          },
          injectTo: 'body' as const,
        })),
  },
};

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** Style sheets stand after the first words of the page, which are painted meanwhile. Scripts wait for them anywhere. */
const lateStyleSheets: Plugin = {
  name: 'late-style-sheets',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(STYLE_SHEET, '').replace('</body>', `${html.match(STYLE_SHEET)?.join('') ?? ''}\n  </body>`),
  },
};

const COMPRESSIBLE = /\.(css|js|json|svg|txt|vtt)$/;
const SMALLEST_BYTES = 1_000;

/** Lays a compressed copy beside each text of 1 kB and more: the API sends it as it is. */
const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  async closeBundle() {
    const files = readdirSync(new URL('./dist', import.meta.url), { recursive: true, withFileTypes: true });
    const texts = files.filter(
      (file) => file.isFile() && COMPRESSIBLE.test(file.name) && !file.parentPath.endsWith('.vite'),
    );
    await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))));
  },
};

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.byteLength < SMALLEST_BYTES) return;
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content));
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const FORM_PARTS =
  /\/web\/src\/ui\/form\/((checkbox|password|select|text)-field|error-summary|field|field-id|form|password-toggle|submit-button|use-form)\.tsx?$/;

export default defineConfig(({ command }) => ({
  plugins: [withoutNamedIcons, oneDrawingPerIcon, react(), lateStyleSheets, preloadedFonts, compressedCopies],
  resolve: {
    alias: [
      { find: /^@keelson\/([a-z-]+)\/(.+)$/, replacement: `${libraries}/$1/src/$2` },
      { find: /^@keelson\/([a-z-]+)$/, replacement: `${libraries}/$1/src` },
      // What the package offers to every bundler is the build that warns developers.
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routers}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routers}/dom-export.mjs` },
          ]
        : []),
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
    // The first script lists every part with its address: a name in each would weigh more than a page.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/p-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/s-[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        // Every page needs the lowest floor and the libraries it stands on: one file packs better than many.
        // Nearly every form has the same parts. Tables and panels come with many pages and with no first one: the fewer
        // files, the shorter the list of them that the first script holds.
        codeSplitting: {
          groups: [
            { name: 'client', test: /\/web\/src\/client\/(?!download|save-file|leave-for)/ },
            {
              name: 'form',
              test: FORM_PARTS,
              includeDependenciesRecursively: false,
            },
            {
              name: 'tables',
              test: /\/web\/src\/ui\/(table|panel|explain|tabs)\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
      // The addresses of the pages stand where they are used instead of in a table that every page loads.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://localhost:3000' } },
  preview: { port: 4173, strictPort: true },
}));
