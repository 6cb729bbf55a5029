import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { LearningController } from './learning.controller';

@Module({ imports: [ContentModule], controllers: [LearningController] })
export class LearningModule {}
