import type { LearningContent } from '@keelson/contracts/content';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { Injectable } from '@nestjs/common';
import { type Caller, subjectOf } from '../platform/access/caller';
import { hasChapter } from './quiz-of-content';

/**
 * Who may take the quizzes of a chapter (formulas 5.18): a premium account that is not being deleted, whose trial has not
 * ended, where the content has the chapter. An ended trial does not get as far as here: it owes a payment.
 */
@Injectable()
export class QuizAccess {
  constructor(private readonly runner: DeciderRunner) {}

  async allows(caller: Caller, content: LearningContent, chapterId: string): Promise<boolean> {
    if (caller.standing !== 'premium' || !hasChapter(content, chapterId)) return false;
    const { state } = await this.runner.load(deletionDecider, deletionStream(subjectOf(caller)));
    return state.kind === 'kept';
  }
}
