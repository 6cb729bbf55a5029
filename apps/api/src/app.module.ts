import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module';
import { ContentModule } from './content/content.module';
import { CustomersModule } from './customers/customers.module';
import { OnboardingModule } from './onboarding/onboarding.module';

@Module({ imports: [AuditModule, CustomersModule, ContentModule, OnboardingModule] })
export class AppModule {}
