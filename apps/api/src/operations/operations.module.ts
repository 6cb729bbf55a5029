import { Module } from '@nestjs/common';
import { GetOverviewHandler } from './get-overview.query';
import { OperationsController } from './operations.controller';
import { RequestWorkHandler } from './request-work.command';

@Module({ controllers: [OperationsController], providers: [GetOverviewHandler, RequestWorkHandler] })
export class OperationsModule {}
