import { createReadStream } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { RawAnswer } from '../platform/wire/answer';
import { partOf } from './file-part';
import type { LearningFile } from './learning-files';

/** A browser keeps it and asks again whether it has changed; nobody in between keeps what is not for everybody. */
const CACHED = 'private, max-age=300, must-revalidate';

/** The file has no such part. The name of the status is what the framework's own files are refused by. */
class BeyondTheFile extends Error {
  readonly statusCode = 416;
  readonly headers: Readonly<Record<string, string>>;

  constructor(bytes: number) {
    super('the file has no such part');
    this.headers = { 'Content-Range': `bytes */${bytes}` };
  }
}

/** A file, the part of it that was asked for, or that it has not changed. */
export function fileAnswer(file: LearningFile, tag: string, { headers, method }: FastifyRequest): RawAnswer {
  const told = {
    etag: tag,
    'cache-control': CACHED,
    'accept-ranges': 'bytes',
    ...(file.isDocument && { 'content-disposition': `attachment; filename="${file.name}"` }),
  };
  if (names(headers['if-none-match'], tag)) return new RawAnswer('', file.type, told, 304);
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const part = isSame && method === 'GET' ? partOf(headers.range, file.bytes) : undefined;
  if (part === 'beyond') throw new BeyondTheFile(file.bytes);
  const { start, end } = part ?? { start: 0, end: file.bytes - 1 };
  const length = { 'content-length': String(end - start + 1) };
  // Of HEAD the framework reads it and sends nothing.
  const body = createReadStream(file.path, { start, end });
  if (!part) return new RawAnswer(body, file.type, { ...told, ...length });
  const range = { 'content-range': `bytes ${start}-${end}/${file.bytes}` };
  return new RawAnswer(body, file.type, { ...told, ...length, ...range }, 206);
}

const names = (header: string | undefined, tag: string): boolean =>
  header?.trim() === '*' || (header?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false);
