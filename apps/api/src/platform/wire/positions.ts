import { MOST_POSITIONS } from '@keelson/contracts/wire';
import type { SealedPositions } from '@keelson/vault';
import { PlatformRefusal } from './refusal';

const unknownPosition = (): PlatformRefusal =>
  new PlatformRefusal('UNKNOWN_POSITION', 'Unknown position: send one that an earlier answer gave');

/**
 * The positions that a header or an address names, opened; `undefined` where it names none.
 * @throws Refusal 400 for one that was not sealed here, and for more than anybody needs.
 */
export function openedPositions(
  text: string | readonly string[] | undefined,
  positions: SealedPositions,
): readonly number[] | undefined {
  if (text === undefined) return undefined;
  const tokens = typeof text === 'string' ? text.split(',').map((each) => each.trim()) : [];
  if (tokens.length === 0 || tokens.length > MOST_POSITIONS) throw unknownPosition();
  return tokens.map((token) => {
    const position = positions.open(token);
    if (position === undefined) throw unknownPosition();
    return position;
  });
}
