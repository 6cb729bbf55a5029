#!/usr/bin/env node
// Renders the product's videos from their scenes: node tools/videos/render.mjs [name ...] [--stills 1,8.5] [--again]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ENCODINGS, FRAMES_PER_SECOND } from './encoding.mjs';
import { encodeSteady, openStage, poster } from './film.mjs';
import { isRendered, noteRendered } from './rendered.mjs';

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
  const stage = await openStage(name);
  try {
    mkdirSync(target, { recursive: true });
    if (values.stills) {
      for (const time of values.stills.split(',').map(Number))
        writeFileSync(`${name}-${time}.png`, await stage.at(time));
      return;
    }
    await poster(await stage.at(await stage.value('posterAt')), join(target, `${name}.jpg`));
    const outputs = Object.entries(ENCODINGS).flatMap(([kind, how]) => [...how, join(target, `${name}.${kind}`)]);
    await encodeSteady(pictures(stage, await stage.value('length')), FRAMES_PER_SECOND, outputs);
  } finally {
    await stage.close();
  }
}

async function* pictures(stage, length) {
  for (let frame = 0; frame < length * FRAMES_PER_SECOND; frame += 1) yield stage.at(frame / FRAMES_PER_SECOND);
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
