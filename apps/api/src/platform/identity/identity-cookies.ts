import type { FastifyReply, FastifyRequest } from 'fastify';

const SESSION = 'current-user';
const PASSCODE = 'passcode-challenge';
const RESET = 'reset-challenge';
const KNOWN_BROWSER = 'known-browser';

/** One cookie that only the server reads. */
export class ServerCookie {
  constructor(
    readonly name: string,
    private readonly secure: boolean,
  ) {}

  set(reply: FastifyReply, value: string, maxAgeSeconds?: number): void {
    const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
    reply.header(
      'set-cookie',
      `${this.name}=${value}; Path=/; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}${age}`,
    );
  }

  clear(reply: FastifyReply): void {
    this.set(reply, '', 0);
  }

  read(request: Pick<FastifyRequest, 'cookies'>): string | undefined {
    return request.cookies[this.name] || undefined;
  }
}

/**
 * The cookies of identity. On https their names carry `__Host-`, which binds them to this very host; on plain http
 * (embedded) they carry the port, because cookies are shared between the ports of one host.
 */
export class IdentityCookies {
  readonly session: ServerCookie;
  readonly passcode: ServerCookie;
  readonly reset: ServerCookie;
  readonly knownBrowser: ServerCookie;
  readonly secure: boolean;

  constructor(publicUrl: string) {
    const { protocol, port } = new URL(publicUrl);
    this.secure = protocol === 'https:';
    const cookie = (name: string): ServerCookie =>
      new ServerCookie(this.secure ? `__Host-${name}` : `${name}-${port || '80'}`, this.secure);
    this.session = cookie(SESSION);
    this.passcode = cookie(PASSCODE);
    this.reset = cookie(RESET);
    this.knownBrowser = cookie(KNOWN_BROWSER);
  }
}
