import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { ContentModule } from '../content/content.module';
import { FinishLessonHandler } from './finish-lesson.command';
import { GetLearningProgressHandler } from './get-learning-progress.query';
import { LearningController } from './learning.controller';
import { LearningProgressController } from './learning-progress.controller';

@Module({
  imports: [BooksModule, ContentModule],
  controllers: [LearningController, LearningProgressController],
  providers: [FinishLessonHandler, GetLearningProgressHandler],
})
export class LearningModule {}
