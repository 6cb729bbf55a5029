export interface CspViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

const MOST = 10;

/** What a browser reports, in the form of `report-uri` or of the Reporting API, without the queries of addresses. */
export function violationsIn(body: unknown): readonly CspViolation[] {
  const reports: unknown[] = Array.isArray(body) ? body : [body];
  return reports.slice(0, MOST).flatMap((report) => {
    if (!isObject(report)) return [];
    const details = isObject(report['csp-report']) ? report['csp-report'] : report['body'];
    if (!isObject(details)) return [];
    return [
      {
        directive: text(
          details['effectiveDirective'] ?? details['effective-directive'] ?? details['violated-directive'],
        ),
        blocked: address(details['blockedURL'] ?? details['blocked-uri']),
        page: address(details['documentURL'] ?? details['document-uri']),
      },
    ];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const address = (value: unknown): string => text(value).split(/[?#]/, 1)[0] ?? '';
