import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { ContentModule } from '../content/content.module';
import { GetTasksHandler } from './get-tasks.query';
import { SaveTasksHandler } from './save-tasks.command';
import { TasksController } from './tasks.controller';

@Module({
  imports: [BooksModule, ContentModule],
  controllers: [TasksController],
  providers: [GetTasksHandler, SaveTasksHandler],
})
export class TasksModule {}
