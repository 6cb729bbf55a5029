import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const RECORD = `${folder}rendered.json`;
const FONTS = ['inter', 'besley'].map((font) => `@fontsource-variable/${font}`);

const recorded = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {});

/** Whether the committed files of the video were made from the scene, the stage and the settings as they are. */
export const isRendered = (name) => recorded()[name] === sourcesOf(name);

export function noteRendered(name) {
  const all = Object.entries({ ...recorded(), [name]: sourcesOf(name) }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** One digest over everything that the pictures of a video depend on: other videos' scenes do not count. */
export function sourcesOf(name) {
  const videos = readdirSync(new URL('../../apps/web/public/videos/', import.meta.url));
  const isOther = (file) => file !== `${name}.js` && videos.includes(file.replace(/\.js$/, '.jpg'));
  const files = readdirSync(`${folder}scenes`).filter((file) => !isOther(file));
  const digest = createHash('sha256').update(readFileSync(`${folder}encoding.mjs`));
  for (const file of files.sort()) digest.update(`${file}\0`).update(readFileSync(`${folder}scenes/${file}`));
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  for (const font of FONTS) digest.update(`${font}@${dependencies[font]}`);
  return digest.digest('base64url');
}
