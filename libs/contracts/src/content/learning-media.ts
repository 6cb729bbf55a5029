/** Where the files of the learning content that ships are served; before the name of the file. */
export const LEARNING_MEDIA = '/api/v1/learning/media/';

/** The content type of a file that ships, by how its name ends. */
export const MEDIA_TYPES = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type MediaEnding = keyof typeof MEDIA_TYPES;

const ENDING = /\.([a-z0-9]+)(?:[?#].*)?$/i;

/** How the name of a file at an address ends, in small letters: `docx`. */
export const endingOf = (address: string): string | undefined => ENDING.exec(address)?.[1]?.toLowerCase();

/** @returns its name, where the address is of a file that ships; nobody has uploaded it. */
export const shippedFileOf = (address: string): string | undefined =>
  address.startsWith(LEARNING_MEDIA) ? address.slice(LEARNING_MEDIA.length) : undefined;
