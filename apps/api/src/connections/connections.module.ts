import { Module } from '@nestjs/common';
import { Accounting } from './accounting';
import { ConnectionRecords } from './connection-records';
import { ConnectionsController } from './connections.controller';
import { AskConsentHandler } from './consent/ask-consent.command';
import { GetTenantsHandler } from './consent/get-tenants.query';
import { GrantedConsents } from './consent/granted-consents';
import { HandleOAuthCallbackHandler } from './consent/oauth-callback.command';
import { SelectTenantHandler } from './consent/select-tenant.command';
import { ConsentsController } from './consents.controller';
import { DisconnectHandler } from './own/disconnect.command';
import { GetConnectionsHandler } from './own/get-connections.query';
import { GetCycleHandler } from './own/get-cycle.query';
import { RequestImportHandler } from './own/request-import.command';
import { SetCycleHandler } from './own/set-cycle.command';
import { LaunchHandler } from './staff/launch.command';

/** The accounting systems that customers connect. */
@Module({
  controllers: [ConsentsController, ConnectionsController],
  providers: [
    Accounting,
    ConnectionRecords,
    GrantedConsents,
    AskConsentHandler,
    HandleOAuthCallbackHandler,
    GetTenantsHandler,
    SelectTenantHandler,
    GetConnectionsHandler,
    RequestImportHandler,
    DisconnectHandler,
    GetCycleHandler,
    SetCycleHandler,
    LaunchHandler,
  ],
})
export class ConnectionsModule {}
