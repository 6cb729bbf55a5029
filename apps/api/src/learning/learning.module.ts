import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { ContentModule } from '../content/content.module';
import { FinishLessonHandler } from './finish-lesson.command';
import { GetLearningProgressHandler } from './get-learning-progress.query';
import { LearningController } from './learning.controller';
import { LearningFiles } from './learning-files';
import { LearningProgressController } from './learning-progress.controller';

/** `apps/api/learning-media`, from `src/learning` and from `dist/learning` alike. */
export const LEARNING_FOLDER = join(__dirname, '../../learning-media');

@Module({
  imports: [BooksModule, ContentModule],
  controllers: [LearningController, LearningProgressController],
  providers: [
    { provide: LearningFiles, useFactory: () => new LearningFiles(LEARNING_FOLDER) },
    FinishLessonHandler,
    GetLearningProgressHandler,
  ],
})
export class LearningModule {}
