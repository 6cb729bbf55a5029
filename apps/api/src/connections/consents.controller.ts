import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  askConsentContract,
  oauthCallbackContract,
  selectTenantContract,
  tenantsContract,
} from '@keelson/contracts/connections';
import { subjectOf } from '../platform/access/caller';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { connectionsProblems } from './connections.problems';
import { AskConsent } from './consent/ask-consent.command';
import { GetTenants } from './consent/get-tenants.query';
import { HandleOAuthCallback } from './consent/oauth-callback.command';
import { SelectTenant } from './consent/select-tenant.command';

/** From the wish to connect to a connected company. Whose it is comes from the session alone. */
@Controller()
export class ConsentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(askConsentContract, connectionsProblems)
  async ask(
    @Call() { params, caller, context }: CallOf<typeof askConsentContract>,
  ): Promise<AnswerTo<typeof askConsentContract>> {
    const connecting = { accountId: subjectOf(caller), sessionId: caller.sessionId, provider: params.provider };
    const outcome = await this.commands.execute(new AskConsent(connecting, context.occurredAt));
    return outcome.ok ? success({ consentUrl: outcome.value }) : problem(connectionsProblems, outcome.failure);
  }

  @Handles(oauthCallbackContract, connectionsProblems)
  async handleCallback(
    @Call() { params, body, caller, context }: CallOf<typeof oauthCallbackContract>,
  ): Promise<AnswerTo<typeof oauthCallbackContract>> {
    const connecting = { accountId: subjectOf(caller), sessionId: caller.sessionId, provider: params.provider };
    const { state, code, realmId, error } = body;
    const command = new HandleOAuthCallback(connecting, { state, code, realmId, error }, context.occurredAt);
    const outcome = await this.commands.execute(command);
    return outcome.ok ? success({ connectionId: outcome.value }) : problem(connectionsProblems, outcome.failure);
  }

  @Handles(tenantsContract, connectionsProblems)
  async tenants(@Call() { params, caller }: CallOf<typeof tenantsContract>): Promise<AnswerTo<typeof tenantsContract>> {
    const outcome = await this.queries.execute(new GetTenants(params.connectionId, subjectOf(caller)));
    if (!outcome.ok) return problem(connectionsProblems, outcome.failure);
    const { provider, status } = outcome.value;
    const organisations = status === 'ready' ? outcome.value.organisations : [];
    const tenants = organisations.map(({ organisationId, name }) => ({ tenantId: organisationId, tenantName: name }));
    return success({ provider, status, tenants });
  }

  @Handles(selectTenantContract, connectionsProblems)
  async select(
    @Call() { params, body, caller, context }: CallOf<typeof selectTenantContract>,
  ): Promise<AnswerTo<typeof selectTenantContract>> {
    const { connectionId } = params;
    const command = new SelectTenant(subjectOf(caller), connectionId, body.tenantId, context);
    const outcome = await this.commands.execute(command);
    if (!outcome.ok) return problem(connectionsProblems, outcome.failure);
    return success({ connectionId }, { position: outcome.value });
  }
}
