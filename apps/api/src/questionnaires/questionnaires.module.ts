import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { ContentModule } from '../content/content.module';
import { AnswerChapterHandler } from './answer-chapter.command';
import { GetQuestionnaireAnswersHandler, GetQuestionnaireScoresHandler } from './get-questionnaires.query';
import { QuestionnairesController } from './questionnaires.controller';

@Module({
  imports: [BooksModule, ContentModule],
  controllers: [QuestionnairesController],
  providers: [AnswerChapterHandler, GetQuestionnaireAnswersHandler, GetQuestionnaireScoresHandler],
})
export class QuestionnairesModule {}
