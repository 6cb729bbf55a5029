import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { DashboardController } from './dashboard.controller';
import { GetPeersHandler } from './get-peers.query';

/** The first page of a company: headline and benchmark. */
@Module({
  imports: [BooksModule],
  controllers: [DashboardController],
  providers: [GetPeersHandler],
})
export class DashboardModule {}
