import { setTimeout as pause } from 'node:timers/promises';
import { compareGenerations, type Comparison, type Finish } from '../../runtime/finish-rebuild';
import { buildBeside, unfinishedText } from '../../runtime/build-beside';
import type { ExitCode, OperatorContext } from './operator-context';

const LONGEST_WAIT_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Replays a projection beside the live one and compares the two. 1 when they differ. */
export async function verifyProjection(context: OperatorContext, name: string): Promise<ExitCode> {
  const projection = context.registry.projections.find((each) => each.name === name);
  if (!projection) {
    context.say(`There is no projection named ${name}.`);
    return 1;
  }
  const outcome = await buildBeside(context, projection, compareOnceLevel);
  if (outcome === 'busy' || outcome === 'stopped') {
    context.say(unfinishedText(name, outcome));
    return 1;
  }
  if (outcome === 'behind') {
    context.say(`${name} does not come to the end of the log: see the command lag.`);
    return 1;
  }
  const { equal, rows, position } = outcome;
  context.say(
    equal
      ? `${name} equals its replay: ${rows} rows at position ${position}.`
      : `${name} differs from its replay at position ${position}. Rebuild it.`,
  );
  return equal ? 0 : 1;
}

const compareOnceLevel: Finish<Comparison | 'behind'> = async (pool, built) => {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < deadline) {
    const outcome = await compareGenerations(pool, built);
    if (outcome !== 'ahead') return outcome;
    await pause(LOOK_EVERY_MS);
  }
  return 'behind';
};
