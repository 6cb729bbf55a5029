import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL, URLSearchParams } from 'node:url';
import { openPage } from './chromium.mjs';
import { SIZE } from './encoding.mjs';

/** Opens the stage with a video on it. `parameters` are what its module reads from the address. */
export async function openStage(video, parameters = {}) {
  const url = pathToFileURL(join(import.meta.dirname, 'scenes/stage.html'));
  url.search = new URLSearchParams({ video, ...parameters }).toString();
  const page = await openPage(url.href, SIZE);
  await page.evaluate(
    'new Promise((go) => { const look = () => (globalThis.video ? go() : requestAnimationFrame(look)); look(); })',
  );
  return {
    value: (name) => page.evaluate(`video.${name}`),
    async at(time) {
      await page.evaluate(`video.seek(${time})`);
      return page.picture();
    },
    close: () => page.close(),
  };
}

export const poster = (picture, file) => ffmpegWith([picture], ['-f', 'image2pipe', '-i', '-', '-q:v', '4', file]);

/** Encodes pictures that follow each other at a steady rate, as they are made. `outputs` are arguments of ffmpeg, in a row. */
export async function encodeSteady(pictures, framesPerSecond, outputs) {
  const encoder = startFfmpeg(['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-', ...outputs]);
  for await (const picture of pictures) if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  await finished(encoder);
}

/**
 * Encodes pictures of which each stays until the time of the next, so that a picture that stands costs nothing.
 *
 * @param pictures an iterable of `[second, picture]`
 * @param length in seconds, of the whole video
 * @param outputs arguments of ffmpeg, a list for each file
 */
export async function encodeStanding(pictures, length, outputs) {
  const folder = mkdtempSync(join(tmpdir(), 'video-pictures-'));
  try {
    const times = [];
    for await (const [time, picture] of pictures) {
      writeFileSync(join(folder, `${times.length}.png`), picture);
      times.push(time);
    }
    const list = times.map(
      (time, index) => `file '${index}.png'\nduration ${((times[index + 1] ?? length) - time).toFixed(6)}`,
    );
    // The demuxer forgets the duration of its last file unless another follows.
    writeFileSync(
      join(folder, 'list.txt'),
      `ffconcat version 1.0\n${list.join('\n')}\nfile '${times.length - 1}.png'\n`,
    );
    const each = ['-vsync', 'vfr', '-t', String(length)];
    await finished(
      startFfmpeg(['-f', 'concat', '-i', join(folder, 'list.txt'), ...outputs.flatMap((how) => [...each, ...how])]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
