import { Module } from '@nestjs/common';
import { CompanyReader } from './company-reader';
import { KnownBooks } from './known-books';

/** The books of customers, for every slice that computes figures from them. */
@Module({ providers: [KnownBooks, CompanyReader], exports: [CompanyReader, KnownBooks] })
export class BooksModule {}
