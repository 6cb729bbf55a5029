import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InventedCompany } from '../books/companies';
import type { AccountingFaults } from '../provider/answer-faults';
import { beSlow, cutShort, SLOW_MS } from '../provider/bad-answers';
import { bearerOf } from '../provider/client-check';
import type { Grant, Grants } from '../provider/grants';
import { uuidOf } from '../provider/invented-ids';
import type { RequestLimits, Taken } from '../provider/request-limits';
import { companyOfTenant } from './organisations';

export interface AccessOptions {
  readonly grants: Grants;
  readonly faults: AccountingFaults;
  readonly tenantLimits: RequestLimits;
  readonly appLimits: RequestLimits;
  /** Milliseconds each answer takes. */
  readonly latency: number;
}

const APP = 'app';

/** What every request about a tenant must pass, and what goes wrong with it on purpose. */
export class Access {
  constructor(private readonly options: AccessOptions) {}

  grantOf(request: FastifyRequest): Grant | undefined {
    return this.options.grants.ofAccess(bearerOf(request.headers.authorization));
  }

  /** Answers with what `make` gives; `scopes` names those of which one is needed. */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    scopes: readonly string[],
    make: (company: InventedCompany) => object,
  ): Promise<FastifyReply> {
    const tenant = String(request.headers['xero-tenant-id'] ?? '');
    const fault = this.options.faults.takeForApi(tenant);
    const grant = fault === 'expired' ? undefined : this.grantOf(request);
    if (grant === undefined) return problem(reply, 401, 'Unauthorized', `TokenExpired: token expired or not known`);
    const company = companyOfTenant(tenant);
    if (company === undefined || !grant.companies.includes(company.key))
      return problem(reply, 403, 'Forbidden', 'AuthenticationUnsuccessful');
    if (!scopes.some((scope) => grant.scopes.includes(scope)))
      return problem(
        reply.header('www-authenticate', 'insufficient_scope'),
        401,
        'Unauthorized',
        'AuthorizationUnsuccessful',
      );
    if (this.tooMany(reply, grant, tenant)) return tooManyAnswer(reply);
    if (fault === 'rate-limit')
      return tooManyAnswer(reply.headers({ 'x-rate-limit-problem': 'Minute', 'retry-after': '1' }));
    if (fault === 'server-error') return problem(reply, 503, 'Service Unavailable', 'The organisation is offline');
    await beSlow(fault === 'slow' ? SLOW_MS : this.options.latency);
    const answer = make(company);
    if (fault !== 'cut') return reply.send(answer);
    cutShort(reply, JSON.stringify(answer));
    return reply;
  }

  /** Every grant stands for another person with an organisation of their own: limits are counted apart. */
  private tooMany(reply: FastifyReply, grant: Grant, tenant: string): boolean {
    const { tenantLimits, appLimits } = this.options;
    const key = `${grant.id} ${tenant}`;
    const [own, app] = [tenantLimits.take(key), appLimits.take(APP)];
    reply.raw.once('close', () => {
      tenantLimits.end(key);
      appLimits.end(APP);
    });
    reply.headers(remainingHeaders(own, app));
    const refused = own.refused ?? app.refused;
    if (refused === undefined) return false;
    reply.headers({ 'x-rate-limit-problem': refused.problem, 'retry-after': String(refused.retryAfter) });
    return true;
  }
}

const remainingHeaders = (own: Taken, app: Taken): Record<string, string> => ({
  'x-minlimit-remaining': String(own.remaining['Minute'] ?? 0),
  'x-daylimit-remaining': String(own.remaining['Day'] ?? 0),
  'x-appminlimit-remaining': String(app.remaining['AppMinute'] ?? 0),
});

const tooManyAnswer = (reply: FastifyReply): FastifyReply => reply.code(429).send();

/** A refusal as Xero’s gateway words it. */
export const problem = (reply: FastifyReply, status: number, title: string, detail: string): FastifyReply =>
  reply.code(status).send({
    Type: null,
    Title: title,
    Status: status,
    Detail: detail,
    Instance: uuidOf('instance', detail),
    Extensions: {},
  });
