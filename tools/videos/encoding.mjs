export const SIZE = { width: 1280, height: 720 };
export const FRAMES_PER_SECOND = 25;

/** What ffmpeg is told for each kind of file: AV1 for browsers of today, H.264 for the others. */
export const ENCODINGS = {
  mp4: '-c:v libx264 -preset slow -crf 24 -pix_fmt yuv420p -movflags +faststart'.split(' '),
  webm: '-c:v libsvtav1 -preset 6 -crf 52 -g 250 -pix_fmt yuv420p'.split(' '),
};
