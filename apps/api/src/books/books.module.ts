import { Module } from '@nestjs/common';
import { GetGoalsHandler } from './get-goals.query';
import { CompanyReader } from './company-reader';
import { KnownBooks } from './known-books';
import { LearnerReader } from './learner-reader';

/** The books and goals of customers, for every slice that computes figures from them. */
@Module({
  providers: [KnownBooks, CompanyReader, GetGoalsHandler, LearnerReader],
  exports: [CompanyReader, KnownBooks, LearnerReader],
})
export class BooksModule {}
