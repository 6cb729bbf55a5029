#!/usr/bin/env node
// Renders the product's videos from their scenes: node tools/videos/render.mjs [name ...] [--stills 1,8.5] [--again]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openPage } from './chromium.mjs';
import { ENCODINGS, FRAMES_PER_SECOND, SIZE } from './encoding.mjs';
import { isRendered, noteRendered } from './rendered.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const target = fileURLToPath(new URL('../../apps/web/public/videos/', import.meta.url));
const VIDEOS = [
  'thank-you',
  'benefits',
  'finance-walkthrough',
  'section-my-money',
  'section-balance-sheet',
  'section-kpis',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stills: { type: 'string' }, again: { type: 'boolean', default: false } },
});

async function render(name) {
  const url = pathToFileURL(join(here, 'scenes/stage.html'));
  url.search = `video=${name}`;
  const page = await openPage(url.href, SIZE);
  try {
    await page.evaluate(
      'new Promise((go) => { const look = () => (globalThis.video ? go() : requestAnimationFrame(look)); look(); })',
    );
    const at = async (time) => {
      await page.evaluate(`video.seek(${time})`);
      return page.picture();
    };
    mkdirSync(target, { recursive: true });
    if (values.stills) {
      for (const time of values.stills.split(',').map(Number)) writeFileSync(`${name}-${time}.png`, await at(time));
      return;
    }
    const poster = await at(await page.evaluate('video.posterAt'));
    await ffmpegWith([poster], ['-f', 'image2pipe', '-i', '-', '-q:v', '4', join(target, `${name}.jpg`)]);
    const length = await page.evaluate('video.length');
    const frames = Array.from({ length: length * FRAMES_PER_SECOND }, (_, frame) => frame / FRAMES_PER_SECOND);
    await encode(name, frames, at);
  } finally {
    await page.close();
  }
}

async function encode(name, frames, at) {
  const encoder = startFfmpeg([
    '-f',
    'image2pipe',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    '-',
    ...Object.entries(ENCODINGS).flatMap(([kind, how]) => [...how, join(target, `${name}.${kind}`)]),
  ]);
  for (const time of frames) {
    if (!encoder.stdin.write(await at(time))) await once(encoder.stdin, 'drain');
  }
  await finished(encoder);
}

const startFfmpeg = (args) =>
  spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });

async function ffmpegWith(pictures, args) {
  const ffmpeg = startFfmpeg(args);
  for (const picture of pictures) ffmpeg.stdin.write(picture);
  await finished(ffmpeg);
}

async function finished(ffmpeg) {
  const ended = once(ffmpeg, 'exit');
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

// Encoders do not give the same bytes twice: what has not changed is left alone, or the repository would grow each time.
for (const name of positionals.length > 0 ? positionals : VIDEOS) {
  if (!values.stills && !values.again && isRendered(name)) {
    console.log(`${name} is up to date`);
    continue;
  }
  await render(name);
  if (!values.stills) noteRendered(name);
}
