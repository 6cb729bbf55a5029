import { Module } from '@nestjs/common';
import { GetGoalsHandler } from './get-goals.query';
import { CompanyReader } from './company-reader';
import { HeldBooks } from './held-books';
import { KnownBooks } from './known-books';
import { LearnerReader } from './learner-reader';

/** The books and goals of customers, for every slice that computes figures from them. */
@Module({
  providers: [HeldBooks, KnownBooks, CompanyReader, GetGoalsHandler, LearnerReader],
  exports: [CompanyReader, KnownBooks, LearnerReader],
})
export class BooksModule {}
