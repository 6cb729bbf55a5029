import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { ContentModule } from '../content/content.module';
import { GetQuizAnswersHandler, GetQuizScoresHandler } from './get-quizzes.query';
import { QuizAccess } from './quiz-access';
import { QuizProgressController } from './quiz-progress.controller';
import { QuizzesController } from './quizzes.controller';
import { SubmitQuizHandler } from './submit-quiz.command';

@Module({
  imports: [BooksModule, ContentModule],
  controllers: [QuizzesController, QuizProgressController],
  providers: [GetQuizAnswersHandler, GetQuizScoresHandler, QuizAccess, SubmitQuizHandler],
})
export class QuizzesModule {}
