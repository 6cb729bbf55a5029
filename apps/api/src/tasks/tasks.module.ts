import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { ContentModule } from '../content/content.module';
import { GetTasksHandler } from './get-tasks.query';
import { SetRemindersHandler } from './set-reminders.command';
import { TaskRemindersController } from './task-reminders.controller';
import { SaveTasksHandler } from './save-tasks.command';
import { TasksController } from './tasks.controller';

@Module({
  imports: [BooksModule, ContentModule],
  controllers: [TasksController, TaskRemindersController],
  providers: [GetTasksHandler, SaveTasksHandler, SetRemindersHandler],
})
export class TasksModule {}
