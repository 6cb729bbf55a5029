import type { ApiCall } from './api-call';
import { type ApiProblem, SOMETHING_WENT_WRONG } from './api-problem';
import { renewToken, tokenForCall } from './renewal';
import { type Fetched, sendForDocument } from './send';

export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
  readonly headers: Headers;
}

export type Download = { readonly file: DownloadedFile } | { readonly error: ApiProblem };

interface DownloadOptions {
  readonly signal: AbortSignal;
  /** Called with each part as it comes, and with the headers of the answer. */
  readonly onPart?: (part: Uint8Array, headers: Headers) => void;
}

const NEWEST_NAME = 'download';

/** Fetches a file to its end; one that breaks off is a problem, never half a file. */
export const download = async (call: ApiCall, { signal, onPart }: DownloadOptions): Promise<Download> => {
  const fetched = await fetchWithToken(call, signal);
  if ('error' in fetched) return fetched;
  const { response } = fetched;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    const body = response.body?.getReader();
    for (let part = await body?.read(); part && !part.done; part = await body?.read()) {
      parts.push(part.value);
      onPart?.(part.value, response.headers);
    }
  } catch {
    return { error: { status: 0, responseMessage: SOMETHING_WENT_WRONG, statusMessage: 'failure', errors: [] } };
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? NEWEST_NAME;
  return { file: { name, content: new Blob(parts, { type }), headers: response.headers } };
};

const fetchWithToken = async (call: ApiCall, signal: AbortSignal): Promise<Fetched> => {
  const fetched = await sendForDocument(call, await tokenForCall(), signal);
  if (!('error' in fetched) || fetched.error.status !== 401) return fetched;
  return (await renewToken()) === 'renewed' ? sendForDocument(call, await tokenForCall(), signal) : fetched;
};
