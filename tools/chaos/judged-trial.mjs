import { evidence, verdict } from './report.mjs';
import { openRunFolder } from './run-folder.mjs';
import { trial } from './trial.mjs';

const say = (text) => console.log(text);

/**
 * One trial in a folder of its own, its evidence and its verdict. `outages` is how many it must come to. Returns
 * the exit code.
 */
export async function judgedTrial({ data, seed, port }, { name, plan, outages, surroundings }) {
  const place = await openRunFolder(data);
  let well = false;
  let stopped = false;
  try {
    const found = await trial({ place, seed, port, plan, surroundings, onStopped: () => (stopped = true), say });
    if (found !== undefined && !stopped) {
      for (const line of evidence(found)) say(line);
      const { line, well: isWell } = verdict(name, found);
      well = isWell && found.outages.length === outages;
      if (!well && !place.isGiven) say(`The product’s data, its logs and the journal are in ${place.folder}`);
      say(line);
    }
  } catch (error) {
    if (!stopped) console.error(`${error.stack}\nThe product’s data, its logs and the journal are in ${place.folder}`);
  }
  if (!place.isGiven && (well || stopped)) await place.remove();
  return stopped ? 130 : well ? 0 : 1;
}
