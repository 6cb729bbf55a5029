import { Module } from '@nestjs/common';
import { CompleteStepHandler } from './complete-step.command';
import { GenericAnswersController } from './generic-answers.controller';
import { GetGenericAnswersHandler } from './get-generic-answers.query';
import { GetProgressHandler } from './get-progress.query';
import { JourneyRunner } from './journey-runner';
import { OnboardingController } from './onboarding.controller';
import { OpenStepHandler } from './open-step.command';
import { RecordProgressHandler } from './record-progress.command';
import { SaveAndLogOutHandler } from './save-and-log-out.command';
import { SaveGenericAnswersHandler } from './save-generic-answers.command';

@Module({
  controllers: [OnboardingController, GenericAnswersController],
  providers: [
    JourneyRunner,
    OpenStepHandler,
    CompleteStepHandler,
    RecordProgressHandler,
    SaveGenericAnswersHandler,
    SaveAndLogOutHandler,
    GetProgressHandler,
    GetGenericAnswersHandler,
  ],
})
export class OnboardingModule {}
