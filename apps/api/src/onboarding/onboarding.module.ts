import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { ContentModule } from '../content/content.module';
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
import { StepEvidenceReader } from './step-evidence-reader';

@Module({
  imports: [BooksModule, ContentModule],
  controllers: [OnboardingController, GenericAnswersController],
  providers: [
    JourneyRunner,
    StepEvidenceReader,
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
