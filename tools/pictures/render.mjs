#!/usr/bin/env node
// Renders the picture that shared links show, in the product's own tokens and fonts: node tools/pictures/render.mjs
// Needs Chromium (CHROMIUM names another binary). The file is committed, so nobody needs it to build or run the product.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPage } from '../videos/chromium.mjs';

const scene = new URL('share.html', import.meta.url);
const target = fileURLToPath(new URL('../../apps/web/public/pictures/', import.meta.url));

const page = await openPage(scene.href, { width: 1200, height: 630 });
try {
  await page.evaluate(`new Promise((go) => {
    const look = () => (document.body && document.querySelector('img')?.complete ? go() : requestAnimationFrame(look));
    look();
  })`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}share.png`, await page.picture());
} finally {
  await page.close();
}
