/** Seconds into a scene at which its title comes in. */
export const TITLE_AT = 0.15;
/** How long a part takes to come in. */
export const ENTERS_IN = 0.7;
/** The stage fades a scene out before its end. */
const FADES_IN = 0.45;

/** Seconds into a scene at which each of its lines comes in: about when it is spoken of. */
export const linesAt = ({ seconds, show }) =>
  show.map((_, index) => 0.8 + (index * (seconds - 3)) / (show.length + 0.5));

/** Of scenes in a row, the second at which each begins. */
export const beginnings = (scenes) =>
  scenes.map((_, index) => scenes.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0));

/** From and to, in seconds of the video, of everything that moves. */
export function motions(scenes) {
  const starts = beginnings(scenes);
  return scenes.flatMap((scene, index) => {
    const [start, end] = [starts[index], starts[index] + scene.seconds];
    const comingIn = [TITLE_AT, ...linesAt(scene)].map((at) => [start + at, start + at + ENTERS_IN]);
    return index === scenes.length - 1 ? comingIn : [...comingIn, [end - FADES_IN, end]];
  });
}

/**
 * The seconds at which a picture is drawn: each while something moves, and the first of each scene. While nothing moves
 * the last one is shown again every two seconds, so that a player which seeks has not far to read.
 *
 * @returns {{ time: number, again: boolean }[]}
 */
export function pictureTimes(scenes, framesPerSecond) {
  const length = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const moving = motions(scenes);
  const starts = new Set(beginnings(scenes).map((start) => Math.ceil(start * framesPerSecond)));
  const margin = 1 / framesPerSecond;
  const moves = (time) => moving.some(([from, to]) => time >= from - margin && time <= to + margin);
  const last = Math.floor(length * framesPerSecond) - 1;
  return Array.from({ length: last + 1 }, (_, frame) => frame).flatMap((frame) => {
    const time = frame / framesPerSecond;
    if (moves(time) || starts.has(frame)) return [{ time, again: false }];
    return frame % Math.round(2 * framesPerSecond) === 0 || frame === last ? [{ time, again: true }] : [];
  });
}
