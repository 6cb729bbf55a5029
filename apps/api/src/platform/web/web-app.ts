import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiConfiguration } from '@keelson/configuration';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers';
import { indexPage, type IndexPage } from './index-page';
import { launchHostsTag, pageHead } from './page-head';
import { pathOf } from './path-of';

export type WebAppSettings = Pick<ApiConfiguration, 'publicUrl' | 'launcher'>;

/** The pages of the built web app on the product's own origin; its files are served beside it. */
export class WebApp {
  private readonly index: IndexPage | undefined;
  private readonly publicUrl: string;
  private readonly launchHosts: string;

  constructor(
    root: string,
    private readonly headers: SecurityHeaders,
    { publicUrl, launcher }: WebAppSettings,
  ) {
    const file = join(root, 'index.html');
    this.index = existsSync(file) ? indexPage(readFileSync(file, 'utf8')) : undefined;
    this.publicUrl = publicUrl;
    this.launchHosts = launchHostsTag(launcher?.hosts ?? []);
  }

  get built(): boolean {
    return this.index !== undefined;
  }

  /** Whether one of the web app's own pages stands at the address. */
  hasPage(path: string): boolean {
    return this.built && !isOfApi(path) && pageHead(path, this.publicUrl).status === 200;
  }

  /** Answers for a page of the web app. @returns false when there is none at this address. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = pathOf(request);
    if (!this.index || path === undefined || isOfApi(path)) return false;
    if (!isNavigation(path, request)) return false;
    const nonce = randomBytes(18).toString('base64url');
    const { status, head } = pageHead(path, this.publicUrl);
    void reply
      .code(status)
      .header('content-security-policy', this.headers.policy(nonce))
      .type('text/html; charset=utf-8');
    await reply.send(request.method === 'HEAD' ? '' : this.index(nonce, `${head}${this.launchHosts}`));
    return true;
  }
}

const isOfApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** A person going to an address, not a script or image that is missing. */
function isNavigation(path: string, request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  if (/\.[a-z0-9]{2,5}$/i.test(path) && path !== '/index.html') return false;
  return (request.headers.accept ?? '').includes('text/html') || path === '/';
}
