import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface WebFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly etag: string;
  /** Its name holds a hash of its content. */
  readonly immutable: boolean;
  /** Texts are held in memory: they stay whole while a new build replaces the folder. Media is streamed from disk. */
  readonly text?: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const TEXT = /^(text\/|application\/(json|manifest)|image\/svg)/;
const HASHED_NAME = /-[A-Za-z0-9_-]{7,}\.[a-z0-9]+$/;

/** The files of a built web app by their address. Only what is listed can be served, so no address leads outside. */
export function webFiles(root: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>();
  if (!existsSync(root)) return files;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(root, path).split(sep).join('/')}`;
    if (address.includes('/.')) continue;
    files.set(address, describe(path, address, type));
  }
  return files;
}

function describe(path: string, address: string, type: string): WebFile {
  const content = readFileSync(path);
  return {
    path,
    type,
    bytes: content.byteLength,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: address.startsWith('/assets/') && HASHED_NAME.test(address),
    ...(TEXT.test(type) ? { text: content } : {}),
  };
}
