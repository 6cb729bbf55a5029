import { platformPaths } from '@keelson/contracts/platform';

export interface HeaderSettings {
  readonly publicUrl: string;
  /** Origins of images and videos that the content service serves. */
  readonly contentOrigins: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

const TWO_YEARS_SECONDS = 63_072_000;

/** The one name under which the web app may make trusted HTML. */
export const TRUSTED_TYPES_POLICY = 'keelson';

/** The headers that every answer has, whatever made it. */
export class SecurityHeaders {
  private readonly secure: boolean;
  readonly base: Headers;

  constructor(private readonly settings: HeaderSettings) {
    this.secure = new URL(settings.publicUrl).protocol === 'https:';
    this.base = {
      'content-security-policy': this.policy(),
      'reporting-endpoints': `csp="${platformPaths.cspReport.path}"`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cache-control': 'no-store',
      ...(this.secure && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
    };
  }

  /** The policy of a page whose own scripts and styles carry the nonce; `trusted` names further policies for HTML. */
  policy(nonce?: string, trusted: readonly string[] = []): string {
    const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
    const media = ["'self'", ...this.settings.contentOrigins].join(' ');
    return [
      "default-src 'none'",
      `script-src ${own}`,
      `style-src ${own}`,
      `img-src ${media} data:`,
      `media-src ${media}`,
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      ['trusted-types', TRUSTED_TYPES_POLICY, ...trusted].join(' '),
      ...(this.secure ? ['upgrade-insecure-requests'] : []),
      `report-uri ${platformPaths.cspReport.path}`,
      'report-to csp',
    ].join('; ');
  }
}
