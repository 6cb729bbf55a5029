import type { FastifyInstance } from 'fastify';
import { companyOf } from '../books/companies';
import type { Grant, Grants } from '../provider/grants';
import { uuidOf } from '../provider/invented-ids';
import { type Access, problem } from './access';
import { tenantOf } from './organisations';

/** The organisations that a consent reaches, and letting go of one of them. */
export async function connectionRoutes(
  server: FastifyInstance,
  { access, grants }: { readonly access: Access; readonly grants: Grants },
): Promise<void> {
  for (const path of ['/connections', '/Connections']) {
    server.get<{ Querystring: { authEventId?: string } }>(path, async (request, reply) => {
      const grant = access.grantOf(request);
      if (grant === undefined) return problem(reply, 401, 'Unauthorized', 'AuthenticationUnsuccessful');
      const only = request.query.authEventId;
      return reply.send(only === undefined || only === grant.id ? connectionsOf(grant) : []);
    });
    server.delete<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
      const grant = access.grantOf(request);
      if (grant === undefined) return problem(reply, 401, 'Unauthorized', 'AuthenticationUnsuccessful');
      const company = grant.companies.find((key) => connectionIdOf(grant, key) === request.params.id);
      if (company === undefined) return problem(reply, 404, 'Not Found', 'No such connection');
      await grants.withdraw(grant, company);
      return reply.code(204).send();
    });
  }
}

const connectionIdOf = (grant: Grant, key: string): string => uuidOf('connection', grant.id, key);

function connectionsOf(grant: Grant): readonly object[] {
  const at = new Date(grant.allowedAt * 1000).toISOString().replace('Z', '0000');
  return grant.companies.map((key) => ({
    id: connectionIdOf(grant, key),
    authEventId: grant.id,
    tenantId: tenantOf(key),
    tenantType: 'ORGANISATION',
    tenantName: companyOf(key).name,
    createdDateUtc: at,
    updatedDateUtc: at,
  }));
}
