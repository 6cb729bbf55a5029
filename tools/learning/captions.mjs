/** Two lines of 42 characters, as television sets them. */
const CUE_CHARACTERS = 84;

const clock = (seconds) => {
  const whole = Math.round(seconds * 1000);
  const part = (divisor, limit, width) => String(Math.floor(whole / divisor) % limit).padStart(width, '0');
  return `${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
};

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const cue = ({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escaped(text)}`;

const track = (note, cues) => ['WEBVTT', `NOTE ${note}`, ...cues.map(cue)].join('\n\n') + '\n';

/** What is said, as a caption track: pieces that can be read at one glance, each for its share of the scene's seconds. */
export function captionsOf(scenes) {
  let start = 0;
  const cues = scenes.flatMap(({ seconds, narration }) => {
    const pieces = piecesOf(narration);
    const characters = pieces.reduce((sum, piece) => sum + piece.length, 0);
    let from = start;
    start += seconds;
    return pieces.map((text, index) => {
      const to = index === pieces.length - 1 ? start : from + (seconds * text.length) / characters;
      const each = { from, to, text };
      from = to;
      return each;
    });
  });
  return track('The video has no sound. The captions are its narration.', cues);
}

/** The title of each scene, as a track of chapters. */
export function chapterMarksOf(scenes) {
  let start = 0;
  const cues = scenes.map(({ seconds, title }) => {
    const from = start;
    start += seconds;
    return { from, to: start, text: title };
  });
  return track('The parts of the video.', cues);
}

/** Sentences, and where one is too long for a glance its halves at a comma or a space near the middle. */
export function piecesOf(narration) {
  const sentences = narration.trim().split(/(?<=[.?!:]['’”]?)\s+/);
  return joined(sentences.flatMap(halved));
}

function halved(text) {
  if (text.length <= CUE_CHARACTERS) return [text];
  const middle = text.length / 2;
  const places = (pattern) => [...text.matchAll(pattern)].map(({ index, 0: found }) => index + found.length);
  const near = (all) => all.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  const comma = near(places(/[,;:] /g));
  const at = comma !== undefined && Math.abs(comma - middle) < text.length / 4 ? comma : near(places(/ /g));
  return [text.slice(0, at).trim(), text.slice(at).trim()].flatMap(halved);
}

/** Short sentences that follow each other share a caption. */
function joined(pieces) {
  const found = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= CUE_CHARACTERS)
      found[found.length - 1] = `${last} ${piece}`;
    else found.push(piece);
  }
  return found;
}
