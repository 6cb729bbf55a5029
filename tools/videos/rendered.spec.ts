import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRendered, sourcesOf } from './rendered.mjs';

const videos = readdirSync(join(__dirname, '../../apps/web/public/videos'))
  .filter((file) => file.endsWith('.mp4'))
  .map((file) => file.replace(/\.mp4$/, ''));

describe('rendered videos', () => {
  it.each(videos)('%s is made from its scene as it is', (name) => {
    expect(isRendered(name)).toBe(true);
  });

  it('differ in what they are made from', () => {
    expect(new Set(videos.map(sourcesOf)).size).toBe(videos.length);
  });
});
