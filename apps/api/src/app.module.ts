import { Module } from '@nestjs/common';
import { ContentModule } from './content/content.module';
import { OnboardingModule } from './onboarding/onboarding.module';

@Module({ imports: [ContentModule, OnboardingModule] })
export class AppModule {}
