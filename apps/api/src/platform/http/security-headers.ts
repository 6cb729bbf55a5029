import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { platformPaths } from '@keelson/contracts/platform';
import helmet, { type HelmetOptions } from 'helmet';

export interface HeaderSettings {
  readonly publicUrl: string;
  /** Origins of images and videos that the content service serves. */
  readonly contentOrigins: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

const TWO_YEARS_SECONDS = 63_072_000;
const POLICY = 'content-security-policy';

/** The one name under which the web app may make trusted HTML. */
export const TRUSTED_TYPES_POLICY = 'keelson';

/**
 * The headers that every answer has, whatever made it. Helmet writes them once, at the start: answers to bytes that are
 * not HTTP never reach a hook and need the same ones.
 */
export class SecurityHeaders {
  private readonly secure: boolean;
  readonly base: Headers;

  constructor(private readonly settings: HeaderSettings) {
    this.secure = new URL(settings.publicUrl).protocol === 'https:';
    this.base = {
      [POLICY]: this.policy(),
      'reporting-endpoints': `csp="${platformPaths.cspReport.path}"`,
      ...written({
        contentSecurityPolicy: false,
        xContentTypeOptions: true,
        xFrameOptions: { action: 'deny' },
        referrerPolicy: { policy: 'same-origin' },
        crossOriginOpenerPolicy: { policy: 'same-origin' },
        crossOriginResourcePolicy: { policy: 'same-origin' },
        strictTransportSecurity: this.secure && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true },
        originAgentCluster: false,
        xDnsPrefetchControl: false,
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        xPoweredBy: false,
        xXssProtection: false,
      }),
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cache-control': 'no-store',
    };
  }

  /** The policy of a page whose own scripts and styles carry the nonce; `trusted` names further policies for HTML. */
  policy(nonce?: string, trusted: readonly string[] = []): string {
    const own = nonce === undefined ? ["'self'"] : ["'self'", `'nonce-${nonce}'`];
    const media = ["'self'", ...this.settings.contentOrigins];
    const write = helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': own,
        'style-src': own,
        'img-src': [...media, 'data:'],
        'media-src': media,
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-src': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': [TRUSTED_TYPES_POLICY, ...trusted],
        ...(this.secure && { 'upgrade-insecure-requests': [] }),
        'report-uri': [platformPaths.cspReport.path],
        'report-to': ['csp'],
      },
    });
    return (headersAfter(write)[POLICY] ?? '').replaceAll(';', '; ');
  }
}

type Write = ReturnType<typeof helmet>;

const written = (options: HelmetOptions): Headers => headersAfter(helmet(options));

function headersAfter(write: Write): Headers {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  write(request, answer, (error) => {
    if (error !== undefined) throw error as Error;
  });
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}
